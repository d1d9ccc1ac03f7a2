### Dlaczego czegoś nie można zrobić albo lepiej nie robić. Każdy tekst podaje zasadę; co zrobić zamiast tego, ma z niej wynikać.

## Przygotowanie gry

refusal-no-edition = Nie ma wydania „{ $name }”.
refusal-players = El Grande jest dla 2–5 graczy, nie dla { $count }.
refusal-no-set = Nie ma zestawu „{ $name }”.
refusal-set-edition = „{ $set }” nie należy do wydania z { $edition }. Wybierz inne wydanie albo zrezygnuj z tego zestawu.
refusal-set-needs = „{ $set }” wymaga zestawu „{ $other_set }”.
refusal-no-option = Nie ma zasady stołu „{ $name }”.
refusal-option-value = „{ $option }” nie może mieć wartości „{ $value }”.
refusal-option-list = „{ $option }”: wybierz „{ $value }” albo pojedyncze karty, nie jedno i drugie.
refusal-option-edition = Wydanie z { $edition } nie zna zasady stołu „{ $option }”.
refusal-option-needs = Zasada stołu „{ $option }” wymaga zestawu „{ $set }”.
refusal-stack-short =
    W stosie { $stack } { $count ->
        [one] zostałaby tylko jedna karta
        [few] zostałyby tylko { $count } karty
       *[many] zostałoby tylko { $count } kart
    }. Potrzeba po jednej na każdą z { $rounds } rund.
refusal-merged-stacks = Stosy 2 i 3 tasuje się razem tylko w 2 albo 3 osoby, nie przy liczbie graczy { $count }.
refusal-start = { $owner } nie może zacząć: przy liczbie graczy { $count } nikt nie gra tym kolorem.
refusal-name = „{ $name }” nie może być nazwą: wpisz jedną linię bez średnika.

clash-stacks =
    „{ $set }” i „{ $other_set }” nie pasują do siebie: jeden zestaw potrzebuje stosów akcji, które drugi usuwa.
## Wybory przy stole

refusal-over = Gra się skończyła; nie ma już nic do wyboru.
refusal-not-asked = Teraz nie masz nic do wyboru.
refusal-not-offered = Tego nie możesz teraz wybrać.
refusal-no-action = Nie trwa teraz żadna akcja specjalna, której można by zabronić.
refusal-unknown-choice = Nie ma wyboru „{ $name }”.
refusal-kings-region = { $place_name } to region króla: nic nie może tam wejść ani stamtąd wyjść.
refusal-closed-region = { $place_name } to region zamknięty żetonem: nic nie może tam wejść ani stamtąd wyjść.
refusal-not-neighbouring =
    Caballero z dworu trafiają do castillo albo do regionów obok króla. { $place_name } nie leży obok króla
    ({ $source_name }).
refusal-same-place = Ten caballero już tam stoi. Wybierz dla niego inne miejsce.
refusal-nobody-there = { $place_name }: nie ma tu żadnych caballero.
refusal-none-there =
    { $colour ->
        [black] { $place_name }: nie ma tu czarnych caballero.
       *[other] { $place_name }: { $owner } nie ma tu caballero.
    }
refusal-too-few-there =
    Musisz wskazać region, w którym masz tylu caballero, ilu masz oddać, dopóki taki jest.
refusal-king-there = Król już tam stoi ({ $place_name }).
refusal-grande-there = Twój grande już tam stoi ({ $place_name }).
refusal-board-there = Leży tam już płytka punktacji; może być tylko jedna.
refusal-not-there =
    { $card ->
        [none] Zasady nie dopuszczają tu tego miejsca ({ $place_name }).
       *[other] „{ $card }” nie dopuszcza tego miejsca ({ $place_name }). Co jest możliwe, mówi tekst karty.
    }
refusal-placing-used = W tej turze masz już umieszczanie za sobą.
refusal-court-empty = W twoim dworze nie ma caballero do umieszczenia.
refusal-action-used = W tej turze masz już akcję specjalną za sobą.
refusal-action-idle = Akcja specjalna karty „{ $card }” nic by teraz nie dała.
refusal-power-used = Nie masz już na ręce karty siły { $value }.
refusal-power-taken = Wartość { $value } już w tej rundzie padła. Każdą wartość zagrywa się tylko raz.
refusal-card-taken = Karta ze stosu { $stack } jest już zabrana. Każdą kartę bierze się raz na rundę.
refusal-supply =
    Nie możesz dobrać tylu caballero ({ $count }): karta siły daje określoną liczbę, a w twojej prowincji jest ich { $left }.
refusal-undo-revealed = Od tamtej pory odkryto coś tajnego.
refusal-undo-acted = Po tobie ruch ma już za sobą { $seat }.
refusal-undo-nothing = Nie masz wyboru, który można by cofnąć.
refusal-undo-limit = W tej grze cofnięto już tak wiele, że więcej cofać nie można.

## Zapisy gier

refusal-no-record = To nie jest zapis gry; zapis zaczyna się od „{ $title }”.
refusal-record-json = To nie jest czytelny JSON.
refusal-record-cut = Czegoś brakuje. Zapis może być urwany.
refusal-record-version =
    Zapis ma wersję { $found }, a ten serwer czyta wersje od 1 do { $newest }. Nowszy może sobie z nim poradzić.
refusal-record-unknown = „{ $found }” tu nie istnieje.
refusal-record-value = „{ $found }” nie może tu stać.
refusal-record-order = „{ $found }” nie pasuje do tego miejsca.
refusal-record-twice = To było już w linii { $first }.
refusal-record-chance =
    To, co jest tu zapisane o tasowaniu kart, regionach startowych albo ziarnie, nie mogło się zdarzyć w tej grze.
refusal-record-choice = „{ $found }” nie było w tym momencie gry możliwe.
refusal-record-result = Wybory prowadzą do innego wyniku: { $found }.
refusal-record-corrections = Grano z plikiem poprawek { $found }, którego nie można tu użyć.
