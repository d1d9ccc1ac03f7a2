# Jak rozstrzygnięto wątpliwości; w całości i z uzasadnieniem w docs/rulings.md.

ruling-r-1 = Kto używa karty grande, rusza własnego grande; pozostali swoich nie ruszają. Nie może on opuścić regionu króla ani do niego wejść.
ruling-r-2 = Gniew króla dotyka tylko przeciwników. Przy stole z 1995 opcja pozwala, by dotykał wszystkich.
ruling-r-3 = Do dworu można wziąć mniej caballero, niż podaje karta siły. Przy stole z 1995 opcja wymaga dokładnie tylu.
ruling-r-4 = Jeśli w prowincji jest za mało, można wziąć wszystkich, a brakujących z regionów, ale nigdy z regionu króla ani z castillo.
ruling-r-5 = Kto poza regionem króla ma gdzieś dwóch caballero, musi ustawić taki region, w przeciwnym razie region z jednym.
ruling-r-6 = Nikt nie musi ucierpieć: wybiera się najwyżej jednego caballero każdego przeciwnika i można kogoś oszczędzić.
ruling-r-7 = Kto ma zwrócić więcej, niż może, zwraca tylu, ilu się da, nigdy z regionu króla ani z castillo.
ruling-r-8 = Płytka punktacji musi zmienić miejsce: na region albo castillo bez płytki i nie tam, gdzie stoi król.
ruling-r-9 = Weto zatrzymuje każdą akcję specjalną, także kartę króla i wzięcie innego weta, ale nigdy umieszczania, dobierania, zdolności modyfikatora ani punktacji ogólnej. Zgłoszonego weta nie da się zatrzymać.
ruling-r-10 = Na dysku nie da się ustawić tego, czego zabrania karta. Region króla można ustawić w punktacji ogólnej i przy wypędzeniu; oznacza on własny dwór.
ruling-r-11 = Każdy ruch to jeden caballero z regionu do innego regionu albo do castillo. Tego samego można ruszyć ponownie, co kosztuje kolejny ruch.
ruling-r-12 = Grande w castillo idzie do regionu z dysku właściciela. Jeśli to region króla, zostaje w środku i do tego czasu żaden region nie jest jego domem.
ruling-r-13 = Gdy te karty ruszają grande lub caballero razem z królem, tabu ich nie obowiązuje. Konkurencja: najpierw rusza się król, potem grande z jego nowego regionu trafiają do castillo.
ruling-r-14 = Gdy podlicza się tylko pierwsze miejsca, samodzielny pierwszy dostaje też premie. Remis na pierwszym miejscu nic nie daje.
ruling-r-15 = Gdy król jest za granicą, umieszcza się w regionach przy tej granicy i w castillo. Nic nie jest tabu i nikt nie dostaje jego premii.
ruling-r-16 = Gdy król stoi obok castillo, nic do niego nie wchodzi i nic nie wychodzi. Można je podliczyć, z jego premią; umieszcza się we wszystkich dziewięciu regionach.
ruling-r-17 = Do podliczenia można wskazać pusty region, a kartę można wziąć i jej nie użyć.
ruling-r-18 = Wszyscy widzą, ilu i jakiego koloru trafia do castillo. Potem nikomu nie wolno zaglądać; co powiedziano, to powiedziano.
ruling-r-19 = Odzyskać można każdą zużytą kartę siły, także z tej rundy. W kolejności tur liczy się nadal, a pozostali nie wiedzą, która to.
ruling-r-20 = Region z płytką 4·0·0 należy do regionów o wartości 4, z płytką 8·4·0 do żadnej grupy. Największa i najmniejsza liczba caballero nie zależy od tych liczb.
ruling-r-21 = Automa ma caballero i o niczym nie decyduje: nie ustawia dysku i nie wybiera strat. Można jej zabrać caballero tak jak przeciwnikowi.
ruling-r-22 = Suma może być mniejsza niż 1 lub większa niż 13 i żadna późniejsza karta nie może być jej równa. Najwyżej jeden modyfikator w rundzie; przy dobieraniu liczy się sama karta siły.
ruling-r-23 = Akcję, w której nie ma już nic do zrobienia, wykonuje się tak dalece, jak to możliwe, a karta jest zużyta.
ruling-r-24 = Po odkryciu dysków straty i ruchy następują zgodnie z ruchem wskazówek zegara, od lewej strony aktywnego gracza.
ruling-r-25 = Wszyscy mogą widzieć, ilu caballero jest w każdym dworze i w każdej prowincji.
