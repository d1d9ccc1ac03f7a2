### Was gefragt wird, was man wählen kann und was geschieht.

## Fragen, nach der Art der Entscheidung

prompt-power = Spiele eine Machtkarte. Ihr Wert darf noch nicht ausliegen.
# $plain sagt, ob die Karte ohne Modifikator liegen darf.
prompt-modifier =
    { $plain ->
        [yes] Du hast die { $power } gespielt. Spielst du einen Modifikator dazu?
       *[no] Du hast die { $power } gespielt, die schon ausliegt: Spiele einen Modifikator dazu.
    }
prompt-draft = Gib einen deiner Modifikatoren nach links weiter.
prompt-supply =
    Du darfst { $count ->
        [one] einen Caballero
       *[other] bis zu { $count } Caballeros
    } aus der Provinz an deinen Hof nehmen.
prompt-recall =
    Die Provinz ist leer. Du darfst { $left ->
        [one] noch einen Caballero
       *[other] noch bis zu { $left } Caballeros
    } aus den Regionen an deinen Hof nehmen.
prompt-ability = Nutzt du die Fähigkeit deines Modifikators { $modifier }? { $ability }
prompt-card = Nimm eine Aktionskarte.
# $act und $placing sagen, welche der beiden Teile jetzt möglich sind.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { zug-beides }
               *[no] „{ $card }“: Nutze die Sonderaktion oder beende deinen Zug.
            }
       *[no] { zug-einsetzen }
    }{ $office ->
        [yes] { " " }Statt deiner eigenen Sonderaktion darfst du die deiner Königs- oder Intrigantenkarte nutzen.
       *[no] { "" }
    }
zug-beides =
    { $left ->
        [one] „{ $card }“: Setze einen Caballero ein und nutze die Sonderaktion, in beliebiger Reihenfolge.
       *[other] „{ $card }“: Setze bis zu { $left } Caballeros ein und nutze die Sonderaktion, in beliebiger Reihenfolge.
    }
zug-einsetzen =
    { $left ->
        [one] „{ $card }“: Setze einen Caballero ein oder beende deinen Zug.
       *[other] „{ $card }“: Setze bis zu { $left } Caballeros ein oder beende deinen Zug.
    }
prompt-place =
    Setze { $left ->
        [one] noch einen Caballero
       *[other] noch bis zu { $left } Caballeros
    } ein oder höre auf.
# $step sagt, was aufgehalten würde: die ganze Aktion (none) oder ein Schritt davon, erzählt mit dessen Angaben.
prompt-veto =
    { $seat } nutzt die Sonderaktion von „{ $card }“.{ $step ->
        [moved] { " " }Als Nächstes: Ein { farbe-er } Caballero geht { aus-quelle } { nach-ort }.
        [placed] { " " }Als Nächstes: Ein Caballero geht vom Hof { nach-ort }.
        [gain] { " " }Als Nächstes: { $count ->
                [one] Ein Caballero geht
               *[other] { $count } Caballeros gehen
            } aus der Provinz an den Hof.
        [recalled] { " " }Als Nächstes: Ein Caballero geht { aus-ort } zurück an den Hof.
        [court_loss] { " " }Als Nächstes: { $loser } schickt Caballeros vom Hof in die Provinz zurück.
        [returned] { " " }Als Nächstes: { $loser } schickt { einige-caballeros } { aus-ort } in die Provinz zurück.
        [pledged] { " " }Als Nächstes: { $loser } schickt Caballeros in die Provinz zurück: { $losses }.
        [evicted] { " " }Als Nächstes: { $loser } hat { $place_name } für die Caballeros eingestellt, die weichen müssen.
        [score_one]
            { $place ->
                [castillo] { " " }Als Nächstes: Das Castillo wird gewertet.
                [ship] { " " }Als Nächstes: Das Schiff wird gewertet.
               *[other] { " " }Als Nächstes: { $place_name } wird gewertet.
            }
        [throw_grande] { " " }Als Nächstes: Der Grande von { $loser } wird ins Castillo geworfen.
        [trimmed] { " " }Als Nächstes: { $loser } nimmt { einige-caballeros } { aus-ort } zurück an den Hof.
        [table_laid] { " " }Als Nächstes: Die Begrenzungstafel kommt { tafel-nach-ort }.
        [travelled] { " " }Als Nächstes: Der Grande von { $loser } geht { nach-ort }.
        [thrown_in] { " " }Als Nächstes: Alle { farbe-en } Caballeros in { $place_name } werden ins Castillo geworfen.
        [washed_away] { " " }Als Nächstes: { $loser } nimmt { einige-caballeros } { aus-ort } zurück an den Hof.
        [castillo_emptied] { " " }Als Nächstes: { $loser } nimmt alle Caballeros aus dem Castillo zurück an den Hof.
        [ship_taken]
            { $loser ->
                [none] { " " }Als Nächstes: Ein freies Schiff wird genommen.
               *[other] { " " }Als Nächstes: Ein Schiff von { $loser } wird genommen.
            }
        [jailed] { " " }Als Nächstes: Ein Caballero von { $loser } kommt { aus-ort } ins Gefängnis.
        [pardoned] { " " }Als Nächstes: Alle Gefangenen gehen { nach-ort }.
        [king_moved] { " " }Als Nächstes: Der König geht { koenig-nach-ort }.
        [board_laid]
            { $board ->
                [8] { " " }Als Nächstes: Die Wertungstafel 8/4/0 kommt { tafel-nach-ort }.
               *[4] { " " }Als Nächstes: Die Wertungstafel 4/0/0 kommt { tafel-nach-ort }.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }Es ist die erste ihrer zwei Aktionen.
                               *[other] { " " }Von ihren zwei Aktionen ist es diese: „{ $action }“.
                            }
                        [second]
                            { $action ->
                                [none] { " " }Es ist die zweite ihrer zwei Aktionen.
                               *[other] { " " }Von ihren zwei Aktionen ist es diese: „{ $action }“.
                            }
                        [colour] { " " }Der König tauscht den Platz mit dem Granden von { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }Die Wertungstafel 8/4/0 wird umgedreht.
                               *[4] { " " }Die Wertungstafel 4/0/0 wird umgedreht.
                            }
                        [bridge] { " " }Die Brücke verbindet { $places }.
                        [alliance] { " " }Es ist eine Allianz von { $places }.
                        [three] { " " }{ $owner } wählt eine dieser Regionen, die dann gewertet wird: { $places }.
                        [pardon] { " " }Alle Gefangenen gehen { nach-ort }.
                        [name] { " " }Der Grande von { $owner } vertritt den König.
                        [remove]
                            { $what ->
                                [25] { " " }Die Spionage von { $target } wird entfernt.
                                [75] { " " }Die Reserve von { $target } wird entfernt.
                                [bridge] { " " }Die Brücke bei { $target } wird entfernt.
                                [alliance] { " " }Die Allianz mit { $target } wird entfernt.
                                [quarantine] { " " }Die Quarantäne über { $target } wird entfernt.
                                [king_token] { " " }Der königliche Schutz über { $target } wird entfernt.
                                [collapse] { " " }Die Einsturzgefahr für { $target } wird entfernt.
                                [double] { " " }Die Verdopplung von { $target } wird entfernt.
                               *[table] { " " }Die Begrenzungstafel in { $target } wird entfernt.
                            }
                       *[board]
                            { $board ->
                                [8] { " " }Die Wertungstafel 8/4/0 kommt { tafel-nach-ort }.
                               *[4] { " " }Die Wertungstafel 4/0/0 kommt { tafel-nach-ort }.
                            }
                    }
                [place] { " " }Es geht um { den-ort }.
               *[none] { "" }
            }
    } Legst du dein Veto ein?
prompt-either = Welche der zwei Aktionen deiner Karte nutzt du?
prompt-region = Welche Region nennst du für deine Sonderaktion?
prompt-lift =
    Welchen Caballero versetzt du{ $place ->
        [none] { "" }
       *[other] { " " }{ aus-ort }
    }? Du darfst noch { versetz-zahl } versetzen.
versetz-zahl =
    { $any ->
        [0]
            { $own ->
                [0] { versetz-fremde }
               *[other]
                    { $foreign ->
                        [0] { versetz-eigene }
                       *[other] { versetz-eigene } und { versetz-fremde }
                    }
            }
        [one] 1 beliebigen
       *[other] { $any } beliebige
    }
versetz-eigene =
    { $own ->
        [any] beliebig viele eigene
        [one] 1 eigenen
       *[other] { $own } eigene
    }
versetz-fremde =
    { $foreign ->
        [one] 1 fremden
       *[other] { $foreign } fremde
    }
prompt-drop = Wohin geht der { farbe-e } Caballero { aus-quelle }?
prompt-place-extra =
    Setze { $left ->
        [one] noch einen Caballero
       *[other] noch bis zu { $left } Caballeros
    } mit deiner Sonderaktion ein oder höre auf.
prompt-pick-each = Du darfst von allen anderen je einen Caballero in die Provinz zurückschicken. Welcher ist der nächste?
prompt-lose =
    Du musst { $left ->
        [one] noch einen Caballero
       *[other] noch { $left } Caballeros
    } in die Provinz zurückschicken. Woher kommt der nächste?
prompt-loss-disc =
    { $count ->
        [none] Stelle geheim eine Region ein. Alle deine Caballeros dort gehen zurück in die Provinz.
        [one] Stelle geheim eine Region ein. Einer deiner Caballeros dort geht zurück in die Provinz.
       *[other]
            Stelle geheim eine Region ein. { $count } deiner Caballeros dort gehen zurück in die Provinz, oder der einzige,
            wenn es nur einer ist.
    }
prompt-eviction-disc =
    Stelle geheim die Region ein, in die alle deine Caballeros aus { $place_name } gehen. Die Königsregion bedeutet: an
    deinen Hof.
prompt-scoring-disc = Stelle geheim eine Region ein. Sie wird gewertet, wenn niemand sonst sie einstellt.
prompt-castillo-disc =
    Stelle geheim die Region ein, in die alles geht, was du im Castillo hast. Die Königsregion bedeutet: an deinen Hof.
prompt-scoring-order = Welche Region wird als Nächste gewertet? Noch offen: { $places }.
prompt-king = Wohin geht der König?
prompt-entourage =
    Welcher Caballero geht mit dem König nach { $place_name }? { $left ->
        [one] Noch einer geht mit.
       *[other] Noch { $left } gehen mit.
    }
prompt-swap = Wessen Grande tauscht den Platz mit dem König?
prompt-grande = Welche Region wird die neue Heimat deines Granden?
prompt-board = Welche Wertungstafel legst du wohin?
prompt-power-back = Welche deiner verbrauchten Karten nimmst du zurück?
## Was man wählen kann. $kind ist die Art der Entscheidung oder „none“, wenn sie nicht bekannt ist.

choice-stop =
    { $kind ->
        [recall] Keinen mehr nehmen
        [place] Keinen mehr einsetzen
        [place_extra] Keinen mehr einsetzen
        [lift] Keinen mehr versetzen
        [pick_each] Keinen mehr zurückschicken
        [voyage] Niemand reist mehr
        [transport_out] Niemand geht mehr dorthin
        [transport_home] Niemand kommt mehr von dort
        [table] Begrenzungstafel liegen lassen
        [cross_bridge] Keinen mehr über die Brücke versetzen
        [ship] Kein Schiff nehmen
        [land] An Bord bleiben
        [jail] Niemanden ins Gefängnis schicken
        [pardon] Niemanden begnadigen
        [march] Keinen Söldner mehr versetzen
        [companion] Niemand geht mit
        [last_unmask] Verfallen lassen
        [stand_in] Niemand
        [league] Keine mehr legen
       *[other] Hier aufhören
    }
choice-act = Sonderaktion nutzen
choice-end = Zug beenden
choice-veto = Veto einlegen
choice-allow = Zulassen
choice-first = Die erste der zwei Aktionen nutzen
choice-second = Die zweite der zwei Aktionen nutzen
choice-plain = Machtkarte ohne Modifikator spielen
choice-use =
    { $kind ->
        [strike] Sonderaktion wiederholen
       *[other] Fähigkeit nutzen
    }
choice-skip =
    { $kind ->
        [claim] Jetzt nichts beanspruchen
        [close] Jetzt keine Karte schließen
        [strike] Diesmal nicht
        [reserve] Reserve behalten
       *[other] Auf die Fähigkeit verzichten
    }
choice-power =
    { $brings ->
        [0] Machtkarte { $power } spielen; sie bringt keine Caballeros
        [one] Machtkarte { $power } spielen; sie bringt einen Caballero
       *[other] Machtkarte { $power } spielen; sie bringt { $brings } Caballeros
    }
choice-modifier =
    { $kind ->
        [draft] Modifikator { $modifier } weitergeben
       *[other] Modifikator { $modifier } spielen
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] Keine Caballeros nehmen
        [one] Einen Caballero an deinen Hof nehmen
       *[other] { $count } Caballeros an deinen Hof nehmen
    }
choice-card =
    { $card ->
        [none] Karte von Stapel { $stack } nehmen
       *[other] „{ $card }“ von Stapel { $stack } nehmen
    }
choice-to =
    { $kind ->
        [drop] Caballero { nach-ort } versetzen
        [sail] Caballero { nach-ort } versetzen
        [ship_out] Caballero { nach-ort } versetzen
        [land] Caballero { im-ort } an Land setzen
        [march_to] Söldner { nach-ort } versetzen
        [place_guest] Gast { nach-ort } setzen
        [reserve] Reserve { nach-ort } schicken
       *[other] Einen Caballero { nach-ort } setzen
    }
choice-from =
    { $kind ->
        [recall] Einen Caballero { aus-ort } an deinen Hof nehmen
        [lose] Einen Caballero { aus-ort } in die Provinz zurückschicken
       *[other] Einen Caballero { aus-ort } nehmen
    }
choice-region =
    { $kind ->
        [scoring_order]
            { $place ->
                [ship] Als Nächstes das Schiff werten
               *[other] Als Nächste { $place_name } werten
            }
        [royal] Gefangene begnadigen, die alle { nach-ort } gehen, und dann den König versetzen
        [pardon] Gefangene begnadigen, die alle { nach-ort } gehen
        [table] Begrenzungstafel { tafel-nach-ort } legen
        [bridge_end] Brücke nach { $place_name } schlagen
        [ally] Mit { $place_name } verbünden
        [boycott] { $place_name } wählen
        [chosen_region] { $place_name } werten
        [incognito] { $place_name } wählen
       *[other]
            { $place ->
                [castillo] Das Castillo nennen
                [ship] Das Schiff nennen
               *[other] { $place_name } nennen
            }
    }
choice-disc = Scheibe auf { den-ort } stellen
choice-king = König { koenig-nach-ort } versetzen
choice-grande = Deinen Granden { nach-ort } versetzen
choice-swap = König mit dem Granden von { $owner } tauschen
choice-back = Machtkarte { $power } zurücknehmen
choice-reuse = Modifikator { $modifier } zurücknehmen ({ $ability_title })
choice-board =
    { $board ->
        [8] Wertungstafel 8/4/0 { tafel-nach-ort } legen
       *[4] Wertungstafel 4/0/0 { tafel-nach-ort } legen
    }
choice-lift =
    { $kind ->
        [pick_each] Einen { farbe-en } Caballero { aus-ort } in die Provinz zurückschicken
        [entourage] Einen { farbe-en } Caballero { aus-ort } mitnehmen
        [voyage] Einen { farbe-en } Caballero { aus-ort } reisen lassen
        [fill] Einen { farbe-en } Caballero auf die Tafel stellen
        [banner] Banner einem Caballero { im-ort } geben
        [throw] Einen { farbe-en } Caballero { aus-ort } ins Castillo werfen
        [jail] Einen { farbe-en } Caballero { aus-ort } ins Gefängnis schicken
        [march] Söldner { aus-ort } versetzen
        [companion] Einen { farbe-en } Caballero mitnehmen
        [trim] Einen { farbe-en } Caballero { aus-ort } an seinen Hof zurückschicken
        [cross_bridge] Einen { farbe-en } Caballero { aus-ort } über die Brücke versetzen
       *[other] Einen { farbe-en } Caballero { aus-ort } versetzen
    }
welcher-platz =
    { $spot ->
        [table] Einen auf der Begrenzungstafel
        [ambassador] Den Botschafter
        [envoy] Den Gesandten
        [third] Den auf dem dritten Feld
        [captain] Den Kapitän
        [viceroy] Den Vizekönig
       *[plain] Einen der anderen
    }
## Ereignisse. Was verborgen ist oder nicht zutrifft, ist „none“.

event-round = Runde { $round } beginnt.
event-offer = Es liegen aus: { $cards }.
event-power =
    { $power ->
        [none] { $seat } spielt den Joker.
       *[other] { $seat } spielt Machtkarte { $power }.
    }
event-turn = { $seat } ist am Zug.
event-supply = { $seat } nimmt { einige-caballeros } aus der Provinz an den Hof.
event-recalled = { $seat } nimmt einen Caballero { aus-ort } zurück an den Hof.
event-card = { $seat } nimmt „{ $card }“ von Stapel { $stack }.
# $choice sagt, was angesagt wurde: noch nichts (none), die erste oder zweite von zwei Aktionen, ein Ort, der Grande einer
# Farbe, eine Wertungstafel mit ihrem Ort oder zum Umdrehen, oder die beiden Enden einer Brücke.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } sagt an: die erste der zwei Aktionen.
               *[other] { $seat } sagt an: „{ $action }“.
            }
        [second]
            { $action ->
                [none] { $seat } sagt an: die zweite der zwei Aktionen.
               *[other] { $seat } sagt an: „{ $action }“.
            }
        [place] { $seat } sagt an: { der-ort }.
        [colour] { $seat } sagt an: der Grande von { $owner }.
        [board]
            { $board ->
                [8] { $seat } sagt an: die Wertungstafel 8/4/0 { tafel-nach-ort }.
               *[4] { $seat } sagt an: die Wertungstafel 4/0/0 { tafel-nach-ort }.
            }
        [turn]
            { $board ->
                [8] { $seat } sagt an: Die Wertungstafel 8/4/0 wird umgedreht.
               *[4] { $seat } sagt an: Die Wertungstafel 4/0/0 wird umgedreht.
            }
        [bridge] { $seat } sagt an: Die Brücke verbindet { $places }.
        [alliance] { $seat } sagt an: eine Allianz von { $places }.
        [three] { $seat } sagt an: { $owner } wählt eine von { $places }.
        [pardon] { $seat } sagt an: eine Begnadigung, alle Gefangenen { nach-ort }.
        [name] { $seat } sagt an: Der Grande von { $owner } vertritt den König.
        [remove]
            { $what ->
                [25] { $seat } sagt an: Die Spionage von { $target } wird entfernt.
                [75] { $seat } sagt an: Die Reserve von { $target } wird entfernt.
                [bridge] { $seat } sagt an: Die Brücke bei { $target } wird entfernt.
                [alliance] { $seat } sagt an: Die Allianz mit { $target } wird entfernt.
                [quarantine] { $seat } sagt an: Die Quarantäne über { $target } wird entfernt.
                [king_token] { $seat } sagt an: Der königliche Schutz über { $target } wird entfernt.
                [collapse] { $seat } sagt an: Die Einsturzgefahr für { $target } wird entfernt.
                [double] { $seat } sagt an: Die Verdopplung von { $target } wird entfernt.
               *[table] { $seat } sagt an: Die Begrenzungstafel in { $target } wird entfernt.
            }
       *[none] { $seat } nutzt die Sonderaktion von „{ $card }“.
    }
event-vetoed = { $by } legt Veto ein: „{ $card }“ von { $seat } endet hier.
event-veto-taken = { $seat } hat jetzt ein Veto.
event-veto-lapsed =
    { $count ->
        [one] Ein Veto von { $seat } verfällt ungenutzt.
       *[other] { $count } Vetos von { $seat } verfallen ungenutzt.
    }
event-placed = { $seat } setzt einen Caballero { nach-ort }.
event-moved = { $seat } versetzt { einen-caballero } { aus-quelle } { nach-ort }.
event-returned =
    { $count ->
        [one] Ein { farbe-er } Caballero geht { aus-ort } zurück in die Provinz.
       *[other] { $count } { farbe-e } Caballeros gehen { aus-ort } zurück in die Provinz.
    }
event-to-court =
    { $count ->
        [one] Ein { farbe-er } Caballero geht { aus-quelle } an den eigenen Hof.
       *[other] { $count } { farbe-e } Caballeros gehen { aus-quelle } an den eigenen Hof.
    }
event-discs = Die Scheiben zeigen: { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] Das Castillo wird geöffnet: Es ist leer.
       *[other] Das Castillo wird geöffnet. Caballeros darin: { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] Der Grande von { $seat } geht aus dem Castillo { nach-ort }.
               *[other] Der Grande von { $seat } und { $count ->
                    [one] ein Caballero
                   *[other] { $count } Caballeros
                } gehen aus dem Castillo { nach-ort }.
            }
       *[no]
            { $count ->
                [0] Von { $seat } verlässt nichts das Castillo.
               *[other] { $seat } führt { einige-caballeros } aus dem Castillo { nach-ort }.
            }
    }
event-scored =
    { $place ->
        [castillo] Das Castillo wird gewertet: { gewertete-punkte }.
        [court] Die Höfe werden gewertet: { gewertete-punkte }.
        [ship] Das Schiff wird gewertet: { gewertete-punkte }.
       *[other] { $place_name } wird gewertet: { gewertete-punkte }.
    }
gewertete-punkte =
    { $awards_number ->
        [0] niemand bekommt Punkte
       *[other] { $awards }
    }
event-king = Der König geht { koenig-nach-ort }.
event-grande = Der Grande von { $seat } geht { nach-ort }.
event-board =
    { $board ->
        [8] Die Wertungstafel 8/4/0 liegt jetzt { tafel-im-ort }.
       *[4] Die Wertungstafel 4/0/0 liegt jetzt { tafel-im-ort }.
    }
# Nur wer die Karte nimmt, sieht, welche es war.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none]
                    { $joker ->
                        [yes] { $seat } nimmt den Joker zurück.
                       *[no] { $seat } nimmt eine verbrauchte Karte verdeckt zurück.
                    }
               *[other] { $seat } nimmt Machtkarte { $power } zurück.
            }
       *[other] { $seat } nimmt den Modifikator { $modifier } zurück.
    }
event-smuggling = { $seat } darf in diesem Zug Caballeros in die Königsregion setzen.
event-turn-over = { $seat } beendet den Zug.
event-start-marker = { $seat } bekommt den Startmarker.
event-general-scoring = Allgemeine Wertung nach Runde { $round }.
event-game-over =
    { $winners_number ->
        [one] Das Spiel ist aus: { $winners } gewinnt. { $scores }.
       *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg. { $scores }.
    }

## Ereignisse der Player's Edition

## Ereignisse von Großinquisitor & Kolonien und vom Jubiläum

gold-und-waren =
    { $gold ->
        [0] { einige-waren }
       *[other]
            { $goods ->
                [0] { $gold } Gold
               *[other] { $gold } Gold und { einige-waren }
            }
    }
einige-waren =
    { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    }
## Ereignisse von Grandissimo
