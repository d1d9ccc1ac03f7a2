### Co strona mówi, zanim dostanie swoje teksty. Tylko te kilka jest w nią wbudowane.

web-boot-loading = Rozkładamy El Grande…
web-boot-unreachable =
    Serwer nie odpowiada. Próbujemy ponownie co kilka sekund; sprawdź połączenie albo zapytaj osobę, która zajmuje się serwerem.
web-boot-retry = Spróbuj teraz
