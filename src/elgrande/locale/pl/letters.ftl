# What notices say that are sent by mail, to browsers or to other services.

letter-turn = Twoja kolej przy stole „{ $table }”.
letter-begin = Zaczyna się gra przy stole „{ $table }”.
letter-short = Kończy się twój czas przy stole „{ $table }”.
letter-over = Gra przy stole „{ $table }” się skończyła.
letter-invite = { $name } zaprasza cię do stołu „{ $table }”.
letter-message = { $name } pisze do ciebie przy stole „{ $table }”.
letter-confirm = El Grande: potwierdź swój adres e-mail
letter-confirm-about = Otwórz ten link, aby potwierdzić, że to twój adres. Jeśli to nie twoja prośba, nie rób nic: bez linku nic się nie stanie.
letter-recover = El Grande: ustaw nowe hasło
letter-recover-about = Otwórz ten link w ciągu godziny, aby wybrać nowe hasło. Jeśli to nie twoja prośba, nie rób nic: stare hasło pozostaje bez zmian.
letter-off = Bez takich wiadomości, jednym kliknięciem:
