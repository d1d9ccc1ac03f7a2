# Próby: plansza analizy, edytor pozycji i to, co można zabrać ze sobą.

analysis-title = Analiza
analysis-variations = Warianty
analysis-moment = Wybory tego wariantu
analysis-line = { $number }. ({ $count ->
    [one] jeden wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
})
analysis-eyes = Co jest ukryte
analysis-eyes-about = Wszystko tak, jak było, albo wymyślone na nowo to, czego gracz nie mógł wiedzieć
analysis-open = Wszystko odkryte
analysis-imagined = Tak, jak wyobraża to sobie { $name }
analysis-again = Wyobraź sobie coś innego
analysis-keep = Zachowaj
analysis-kept = Analiza została zachowana.
analysis-share = Kopiuj link
analysis-more = Więcej
analysis-leave = Opuść analizę
analysis-name = Nazwa analizy
analysis-variation-name = Nazwa tego wariantu
analysis-remove-variation = Usuń ten wariant
analysis-play-bots = Zagraj z botami
analysis-play-friends = Zagraj ze znajomymi
analysis-edit = Zmień pozycję
analysis-analyse = Analizuj
analysis-too-long = To za długie na link; najpierw zachowaj analizę.
analysis-broken-link = W tym linku nie ma nic do analizy. Być może został ucięty.
analysis-no-chart = W analizie nie ma wykresu punktów.
analysis-mine = Moje analizy
analysis-mine-about = Zacznij od dowolnego momentu zapisanej gry albo ułóż pozycję.
analysis-none = Nie masz jeszcze żadnej.
analysis-count = { $count ->
    [one] jeden wariant
    [few] { $count } warianty
   *[many] { $count } wariantów
}
analysis-remove = Usuń
analysis-export = Zabierz ze sobą
analysis-export-png = Obraz mapy (PNG)
analysis-export-svg = Rysunek mapy (SVG)
analysis-export-scenario = Pozycja (scenariusz)
analysis-export-record = Gra do tego miejsca (zapis)
analysis-editor = Edytor pozycji
analysis-editor-about = Ułóż dowolną pozycję, a potem zagraj ją lub przeanalizuj. To, co zostawisz otwarte, wyniknie z reszty albo z losu.
analysis-position = Pozycja
analysis-position-name = Nazwa
analysis-edition = Wydanie
analysis-players = Gracze
analysis-sets = Rozszerzenia
analysis-facts = Co leży na stole
analysis-way = Jak to zmienić
analysis-way-form = Pola
analysis-way-text = Tekst
analysis-text-about = Pozycja jako scenariusz (YAML)
analysis-apply = Zastosuj
analysis-possible = Ta pozycja jest możliwa.
analysis-in-line = Wiersz { $line }: { $reason }
analysis-seat = Twoje miejsce
analysis-round = Runda
analysis-phase = Moment
analysis-phase-round = przed odkryciem kart
analysis-phase-power = zagrywanie kart władzy
analysis-phase-turns = przed następną turą
analysis-phase-supply = tura: caballeros na dwór
analysis-phase-card = tura: wzięcie karty
analysis-phase-turn = tura: z kartą
analysis-phase-scoring = punktowanie ogólne
analysis-start = Gracz rozpoczynający
analysis-active = Czyja tura
analysis-king = Król
analysis-caballeros = Caballeros
analysis-court = Dwór
analysis-grande = Grande
analysis-points = Punkty
analysis-played = Karta władzy
analysis-hand = Ręka
analysis-board = Tabliczka punktów { $board }
analysis-offer = Wyłożona karta, stos { $stack }
analysis-by-chance = losowo
analysis-no-card = żadna
analysis-card = Karta tury
