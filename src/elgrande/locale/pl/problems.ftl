### Co wiersz poleceń mówi, gdy coś jest nie tak i gdy serwer zaczyna.

## Co jest nie tak w wierszu

wrong-command = Nie ma polecenia „{ $word }”.
wrong-flag = Nie ma tu opcji „{ $flag }”.
wrong-meant = Czy chodziło o { $names }?
wrong-no-value = Po { $flag } brakuje wartości.
wrong-missing = Brakuje { $name }.
wrong-extra = „{ $words }” jest tu zbędne.
wrong-file = { $name }: „{ $word }” nie jest plikiem, który da się odczytać.
wrong-range = { $name } musi być od { $low } do { $high }.
wrong-least = { $name } musi wynosić co najmniej { $low }.
wrong-number = { $name }: „{ $word }” nie jest liczbą.
wrong-value = { $name }: „{ $word }” nie może tu stać.

## Co jest nie tak w tym, o co poproszono

problem-option-form = „{ $text }” nie jest opcją: napisz NAZWA=WARTOŚĆ, jak w --option castillo=open.
problem-option-twice = Opcja „{ $name }” nie może być naraz „{ $first }” i „{ $second }”.
problem-seat = Nie ma miejsca „{ $text }”. Wybierz od 1 do { $players } albo jedno z: { $colours }.
problem-names-many = Imion jest za dużo ({ $named }) jak na tylu graczy: { $players }.
problem-names-same = Każdy gracz potrzebuje własnego imienia, a nie { $names }.
problem-bots =
    Liczba podanych botów: { $named }, a { $seats ->
        [one] jest jedno miejsce
        [few] są { $seats } miejsca
       *[other] jest { $seats } miejsc
    }. Podaj jednego dla wszystkich albo po jednym dla każdego.
problem-provenance = Żadna karta nie jest znana jako „{ $text }”. Wybierz jedno z: { $known }.
problem-no-sources = Nie ma tu źródeł do sprawdzenia. Sklonuj repozytorium i uruchom ./elgrande test.
problem-no-pages = Nie ma tu stron do zbudowania. Sklonuj repozytorium i uruchom ./elgrande docs.
problem-port = Nie można użyć { $address }, port { $port }: { $why }. Wybierz inny przez --port.
problem-address =
    Ten komputer nie ma adresu „{ $address }”: { $why }. Wybierz inny przez --host, na przykład 127.0.0.1, albo 0.0.0.0 dla
    wszystkich.
problem-setting-unknown = Nie ma ustawienia { $where }. Są: { $known }.
problem-setting = { $where } nie może być „{ $text }”. docs/server.md mówi, co jest możliwe.
problem-unreadable = Nie da się odczytać { $file }: { $why }.
problem-unwritable = Nie da się zapisać { $file }: { $why }.
problem-file = Nie można użyć { $file }: { $why }.
problem-toml = { $file } nie jest plikiem TOML: { $why }.
problem-workers =
    --workers { $number } wymaga PostgreSQL: plik SQLite jest dla jednego procesu. Podaj adres postgresql:// przez
    --database albo zrezygnuj z --workers.
problem-workers-windows = --workers nie działa w Windows. Uruchom kilka serwerów za proxy.
problem-think = elgrande think wymaga adresu postgresql://, który serwery mają jako --database.
problem-database-folder = Nie można użyć bazy { $database }: to folder. Podaj plik w nim, na przykład { $example }.
problem-database = Nie można użyć bazy { $database }: { $why }.
problem-database-none = Nie ma bazy danych { $database }. Powiedz w --database, gdzie jest.
problem-database-taken = Inny serwer używa { $database }. Najpierw go zakończ albo wybierz inną przez --database.
problem-database-newer =
    Baza ma postać { $found }, nowszą niż ten elgrande ({ $own }). Użyj nowszego elgrande.
problem-database-silent = Baza nie odpowiada ({ $why }).
problem-extra = Do tego potrzebna jest dalsza część: { $line }
problem-extra-here = Gra w przeglądarce wymaga dalszej części, { $line }. Do tego czasu tutaj, w terminalu.
problem-no-bot = Nie ma bota „{ $name }”. Są { $known } oraz własne klasy jako moduł:Klasa.
problem-no-games = Mecz ma co najmniej jedną partię.

## Co mówi serwer na początku

server-at = El Grande jest pod adresem { $address }
server-ends = Ctrl-C kończy; partie zostają zachowane. W terminalu: { $line }
server-served = El Grande działa pod adresem { $address }
server-network = W twojej sieci jest pod adresem { $address }
server-runs = El Grande już działa: { $address }
docs-at = Dokumentacja jest pod adresem { $address }
docs-ends = Ctrl-C kończy.
docs-folder = Strony są w { $folder }
site-written = Gra jest w { $folder }. Aby ją wypróbować: python -m http.server --directory { $folder }
site-at = El Grande jest pod adresem { $address }: przeciw botom lub w kilka osób przy tym ekranie. Ze znajomymi gdzie indziej po: { $line }
rate-games =
    { $games ->
        [one] Zapisano jedną partię, w rankingu: { $rated }.
        [few] Zapisano { $games } partie, w rankingu: { $rated }.
       *[many] Zapisano { $games } partii, w rankingu: { $rated }.
    }
rate-changed =
    { $count ->
        [0] Wszystkie liczby są jak przedtem.
        [one] Jedna liczba jest teraz inna.
        [few] { $count } liczby są teraz inne.
       *[many] { $count } liczb jest teraz innych.
    }
dataset-files =
    { $number ->
        [one] Jeden plik
        [few] { $number } pliki
       *[other] { $number } plików
    } w { $folder }
admin-cli-done = Zrobione i zapisane.
admin-cli-banned = zablokowane
