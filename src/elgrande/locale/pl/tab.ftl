### Co mówi strona, gdy gra sama, bez serwera.

web-tab-loading = Gra jest przygotowywana na twoim urządzeniu: { $percent }%. Możesz się tymczasem rozejrzeć.
web-tab-failed = Nie udało się uruchomić gry w tej przeglądarce. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj nowszej przeglądarki.
web-tab-storage-full = W przeglądarce skończyło się miejsce. Partia trwa dalej, ale przepadnie, gdy zamkniesz stronę: dokończ ją albo zwolnij miejsce na urządzeniu.
web-tab-storage-forbidden = Twoja przeglądarka niczego dla tej strony nie przechowuje. Możesz grać, ale partia przepadnie, gdy ją zamkniesz; powodem może być okno prywatne albo ustawienia przeglądarki.
web-tab-understood = Rozumiem
web-tab-update = Jest nowa wersja tej strony.
web-tab-update-load = Wczytaj ją teraz
web-tab-friends = Gra ze znajomymi
web-tab-friends-how = Ta strona gra tylko w twojej przeglądarce: przeciw botom albo w kilka osób przy tym ekranie. Aby grać ze znajomymi gdzie indziej, ktoś z was uruchamia serwer; wystarczą komputer z Pythonem i dwa polecenia:
web-tab-friends-records = Partie można przenosić tam i z powrotem: pobierz tu zapis i otwórz go tam.
web-tab-bots = Tutaj boty myślą na twoim urządzeniu, wolniej niż na serwerze. Tych, które patrzą najdalej, nie ma do wyboru; hidalgo myśli jedną dziesiątą sekundy, bot szukający jedną sekundę.
web-tab-kept = Twoje imię i twoje partie są przechowywane tylko w tej przeglądarce.
web-tab-carried = Otwieranie partii z tego linku…
web-tab-too-long = Ta partia jest za długa na link; zamiast tego przekaż jej plik.
web-tab-elsewhere = Partie z tej strony są przechowywane w przeglądarce, w której je rozegrano. Kto ma partię, może ją tam udostępnić jako link, który ją zawiera.
web-problem-engine = Nie udało się uruchomić gry w tej przeglądarce. Wczytaj stronę ponownie; jeśli to nie pomoże, spróbuj nowszej przeglądarki.
web-problem-carried = W tym linku nie ma partii, którą dałoby się otworzyć; może jest niepełny.
