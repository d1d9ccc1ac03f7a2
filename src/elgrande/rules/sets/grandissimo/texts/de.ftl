### Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

set-grandissimo = Grandissimo
    .about =
        Portugal kommt auf den Plan, Königin, Hofnarr und Generalinquisitor bieten ihre Hilfe an, und zwei weitere Stapel
        bringen Schiffe, ein Gefängnis, einen Boykott, eine Revolution und mehr.

option-left-out = Weggelassene Karten
    .about = Welche Karten von Stapel 6 von Grandissimo bleiben in der Schachtel?
option-left-out-none = keine
option-left-out-first-game = wie für die erste Partie geraten: kein Gefängnis, keine Schiffe, keine Spanische Inquisition
option-left-out-grd-boycott = Boykott
option-left-out-grd-league = Bündnis
option-left-out-grd-double-turn = Doppelzug
option-left-out-grd-free-choice = Freie Wahl
option-left-out-grd-king-incognito = König inkognito
option-left-out-grd-eviction-order = Räumungsbefehl
option-left-out-grd-score-coast = Die Küste werten
option-left-out-grd-espionage = Spionage
option-left-out-grd-score-courts = Die Höfe werten
option-left-out-grd-action-stop = Aktionsstopp
option-left-out-grd-revolution = Revolution
option-left-out-grd-conquistadores = Conquistadores
option-left-out-grd-score-inland = Das Binnenland werten
option-left-out-grd-spanish-inquisition = Spanische Inquisition
option-left-out-grd-conspiracy = Komplott
option-left-out-grd-to-the-castillo = Auf ins Castillo
option-left-out-grd-alliance = Allianz
option-left-out-grd-last-word = Das letzte Wort
option-left-out-grd-united-force = Vereinte Kraft
option-symbols = Schiffe und Gefängnis
    .about = Welche Symbole zeigen die Karten von Grandissimo? Die Anleitung nennt nur zwei, beide für das Gefängnis.
option-symbols-printed = die, die in der Anleitung stehen
option-symbols-reconstructed = auch ausgedachte, damit die Schiffe ins Spiel kommen
option-symbols-none = keine: Schiffe und Gefängnis bleiben in der Schachtel
option-stack-6 = Größe von Stapel 6
    .about = Dürfen so viele Karten von Grandissimo wegbleiben, dass die übrigen mehrmals drankommen?
option-stack-6-full = mindestens eine Karte für jede Runde
option-stack-6-small = beliebig wenige; sie kommen in gleicher Folge wieder
option-ships = Schiffe zu zweit
    .about = Wie viele Schiffe gibt es bei Grandissimo zu zweit? Die Anleitung rät zu einem.
option-ships-one = eines
option-ships-two = zwei

character-queen =
    In jedem Zug setzt du einen Caballero mehr ein, als deine Karte erlaubt, oder nimmst einen mehr aus der Provinz an den
    Hof. In dem Zug, in dem du sie nimmst, darfst du nur einen mehr einsetzen, und nur, wenn du noch keinen eingesetzt hast.
    .title = Königin
character-court-jester =
    In jedem Zug darfst du einen deiner Caballeros aus der Provinz an den Hof einer anderen Person setzen; sie muss ihn
    zu Beginn ihres nächsten Zuges einsetzen.
    .title = Hofnarr
character-general-inquisitor =
    Man nimmt ihn mit der Spanischen Inquisition und behält ihn bis nach der nächsten allgemeinen Wertung. Einmal im Zug
    darfst du beide Söldner versetzen, und jeder darf einen Caballero seiner Region mitnehmen, einen fremden nur mit
    Zustimmung. Solange zählen die Söldner als deine. Was diese Karte tut, ist rekonstruiert.
    .title = Generalinquisitor

card-grd-boycott =
    Wähle geheim eine der neun Regionen Spaniens. In der nächsten allgemeinen Wertung wird sie aufgedeckt und nicht
    gewertet.{ made-up-prison }
    .title = Boykott
    .note = Dass die Wahl geheim ist und was sie bewirkt, ist unsere Annahme. { note-three }{ note-symbol }
card-grd-league =
    Du darfst jede der beiden beweglichen Wertungstafeln in eine Region oder zum Castillo legen, vom Rand des Plans oder
    von dort, wo sie liegt. Die Königsregion ist tabu, hinein wie heraus.
    .title = Bündnis
    .note = Wie viele Wertungstafeln man versetzt, ist rekonstruiert. { note-three }
card-grd-double-turn =
    { known-prison }Wenn du alles auf dieser Karte ausgeführt hast, nimm eine weitere Aktionskarte. Nutze sie sofort,
    mit Sonderaktion und Caballeros, oder hebe sie auf und nutze sie in einem späteren Zug zusätzlich zu dessen Karte.
    .title = Doppelzug
card-grd-free-choice =
    Behalte diese Karte. Versetze in der nächsten allgemeinen Wertung bis zu 2 deiner Caballeros, sobald das Castillo
    gewertet und geleert ist und bevor die erste Region gewertet wird; nie in die Königsregion oder aus ihr
    heraus.{ made-up-ship }
    .title = Freie Wahl
    .note = { note-three }{ note-symbol }
card-grd-king-incognito =
    Wähle geheim eine der neun Regionen Spaniens. Wann immer du willst, auch im Zug einer anderen Person, deckst du sie
    auf: Der König steht sofort dort. Das geht, bis die Scheiben der nächsten allgemeinen Wertung eingestellt werden.
    .title = König inkognito
    .note = Bis wann man aufdecken darf, ist unsere Annahme. { note-three }
card-grd-eviction-order =
    Öffne das Castillo. Alle Caballeros der anderen darin gehen an ihre Höfe zurück; deine, die Granden und der König
    bleiben drin. Gewertet wird nicht.
    .title = Räumungsbefehl
    .note = Was mit den Caballeros geschieht, ist rekonstruiert. { note-three }
card-grd-score-coast =
    Werte alle Regionen an der Küste: Galicia, País Vasco, Cataluña, Valencia, Granada, Sevilla und
    Portugal.{ made-up-ship }
    .title = Die Küste werten
    .note = { note-three }{ note-symbol }
card-grd-espionage =
    Behalte diese Karte. In der nächsten allgemeinen Wertung siehst du die Scheiben aller anderen, bevor du deine
    einstellst.
    .title = Spionage
    .note = Was man dabei sieht, ist unsere Annahme. { note-three }
card-grd-score-courts =
    Alle zählen die Caballeros an ihrem Hof: 7 Punkte für die meisten, 5 für die zweitmeisten und 1 für die drittmeisten;
    Gleichstände zählen wie in einer Region.
    .title = Die Höfe werten
    .note = { note-three }
card-grd-action-stop =
    Alle, die in dieser Runde nach dir am Zug sind, dürfen Caballeros einsetzen, verlieren aber die Sonderaktion ihrer
    Karte.{ made-up-prison }
    .title = Aktionsstopp
    .note = { note-three }{ note-symbol }
card-grd-revolution =
    Wirf den König ins Castillo; dort hat er keine Aufgabe. Du darfst einen Granden bestimmen, der ihn in allem
    vertritt, bis er nach der nächsten allgemeinen Wertung in Portugal wieder auf den Plan kommt. Ohne Vertretung gibt
    es keine Königsregion, und Caballeros kommen nur ins Castillo.
    .title = Revolution
    .note = Wie der König zurückkehrt, stammt aus einer anderen Ausgabe. { note-three }
card-grd-conquistadores =
    Keine Sonderaktion: Die 3 Caballeros, die du mit dieser Karte einsetzt, kommen aus der Provinz statt von deinem Hof,
    soweit dort welche sind.{ made-up-ship }
    .title = Conquistadores
    .note = Dass man nur diese drei einsetzt, ist unsere Lesart der Anleitung.{ note-symbol }
card-grd-score-inland = Werte Aragón, Castilla la Vieja und Castilla la Nueva.
    .title = Das Binnenland werten
    .note = { note-three }
card-grd-spanish-inquisition =
    Nimm den Generalinquisitor bis nach der nächsten allgemeinen Wertung. Einmal in jedem deiner Züge, auch in diesem,
    darfst du die beiden Söldner versetzen, und in Wertungen zählen sie für dich. Jeder darf einen Caballero seiner Region
    mitnehmen, einen fremden nur mit Zustimmung.
    .title = Spanische Inquisition
    .note = Was der Generalinquisitor tut, ist rekonstruiert. { note-three }
card-grd-conspiracy =
    Alle Granden außerhalb der Königsregion werden ins Castillo geworfen. Dort gelten sie als daheim, und in der nächsten
    allgemeinen Wertung gehen sie in die Region, die ihre Scheibe zeigt.
    .title = Komplott
    .note = Welche Granden hineinkommen, ist unsere Annahme. { note-three }
card-grd-to-the-castillo =
    Wirf von allen, auch von dir selbst, je 2 Caballeros aus Regionen deiner Wahl ins Castillo, soweit außerhalb der
    Königsregion so viele da sind.
    .title = Auf ins Castillo
    .note = Wie viele Caballeros der anderen hineinkommen, ist unsere Annahme. { note-three }
card-grd-alliance =
    Wähle zwei Regionen, aber nicht die Königsregion. In der nächsten allgemeinen Wertung werden ihre Caballeros
    zusammengezählt, und jeder Platz bringt die Punkte beider Regionen.
    .title = Allianz
    .note = { note-three }
card-grd-last-word =
    Der Rest deines Zuges wartet, bis in dieser Runde alle anderen am Zug waren.{ made-up-ship }
    .title = Das letzte Wort
    .note = Was genau wartet, ist unsere Annahme. { note-three }{ note-symbol }
card-grd-united-force =
    { $option_symbols ->
        [none] Keine Sonderaktion.
       *[other] { prison-symbol }
    }
    .title = Vereinte Kraft
card-grd-queen-and-jester = Nimm die Königin oder den Hofnarren, auch von anderen.
    .title = Königin und Hofnarr
    .first = Die Königin nehmen: in jedem Zug ein Caballero mehr an den Hof oder einer mehr eingesetzt
    .second = Den Hofnarren nehmen: in jedem Zug einer deiner Caballeros aus der Provinz an einen anderen Hof

place-galleon = eigenes Schiff
place-prison = Gefängnis
place-guests-violet = Hof von Violett, als Gast
place-guests-blue = Hof von Blau, als Gast
place-guests-green = Hof von Grün, als Gast
place-guests-orange = Hof von Orange, als Gast
place-guests-red = Hof von Rot, als Gast

prompt-ship = Nimmst du ein Schiff?
prompt-land =
    { $left ->
        [one] Geht der Caballero auf deinem Schiff an Land?
       *[other] Gehen die { $left } Caballeros auf deinem Schiff an Land? Wenn, dann alle. Wohin geht der nächste?
    }
prompt-jail = Welcher Caballero kommt ins Gefängnis?
prompt-royal = Wohin geht der König? Du darfst vorher auch die Gefangenen begnadigen.
prompt-royal-move = Wohin geht der König?
prompt-pardon = Begnadigst du die Gefangenen? Sie gehen alle in dieselbe Region.
prompt-place-guest = Setze den { farbe-en } Caballero ein, der an deinem Hof zu Gast ist.
prompt-march =
    { $left ->
        [one] Welcher Söldner zieht jetzt?
       *[other] Welcher Söldner zieht zuerst?
    }
prompt-march-to = Wohin zieht der Söldner { aus-quelle }?
prompt-companion = Geht ein Caballero { aus-quelle } mit { nach-ort }? Ein fremder nur mit Zustimmung.
prompt-consent = { $seat } will einen deiner Caballeros { aus-quelle } mit { nach-ort } nehmen. Bist du einverstanden?
prompt-boycott = Wähle geheim die Region, die in der nächsten allgemeinen Wertung nicht gewertet wird.
prompt-incognito = Wähle geheim die Region, in der der König auftauchen wird, wann immer du willst.
# $seat ist am Zug, oder „none“.
prompt-unmask =
    { $seat ->
        [none] Deckst du den König inkognito jetzt auf?
       *[other] { $seat } ist am Zug. Deckst du den König inkognito jetzt auf?
    }
prompt-last-unmask = Deckst du den König inkognito vor der allgemeinen Wertung auf? Danach ist er verloren.
prompt-further-card = Nimm eine weitere Aktionskarte.
prompt-stand-in = Wessen Grande vertritt den König?
prompt-league = Welche bewegliche Wertungstafel legst du wohin?

choice-mercenaries = Söldner versetzen
choice-save = Karte für einen späteren Zug aufheben
choice-spend = Die aufgehobene Karte nutzen
choice-unmask = König inkognito aufdecken
choice-wait = Jetzt nicht
choice-pass-turn = In diesem Zug nicht
choice-pass-round = In dieser Runde nicht
choice-agree = Mitgehen lassen
choice-refuse = Nicht mitgehen lassen
choice-ship = Ein freies Schiff nehmen
choice-guest = Einen deiner Caballeros an den Hof von { $owner } setzen
choice-ship-from = Ein Schiff von { $owner } nehmen

event-ship =
    { $loser ->
        [none] { $seat } nimmt ein Schiff.
       *[other] { $seat } nimmt ein Schiff von { $loser }.
    }
event-landed = { $seat } setzt einen Caballero { im-ort } an Land.
event-jailed = Ein { farbe-er } Caballero kommt { aus-ort } ins Gefängnis.
event-pardoned = Alle Gefangenen werden begnadigt und gehen { nach-ort }.
event-character =
    { $character ->
        [queen] { $seat } nimmt die Königin.
       *[jester] { $seat } nimmt den Hofnarren.
    }
event-guest = { $seat } setzt einen Caballero an den Hof von { $host }.
event-guest-placed = { $seat } setzt den { farbe-en } Gast vom Hof { nach-ort }.
event-refused = { $seat } lässt keinen Caballero mitgehen.
event-boycott = { $seat } boykottiert eine Region.
event-boycotted = { $seat } boykottiert { $place_name }: Dort wird nicht gewertet.
event-incognito = { $seat } hat gewählt, wohin der König inkognito reist.
event-unmasked = { $seat } deckt den König inkognito auf.
event-incognito-lapsed = Der König inkognito von { $seat } ist verloren.
event-kept-used = { $seat } nutzt die aufgehobene Karte „{ $card }“.
event-stopped = Nach { $seat } hat in dieser Runde niemand mehr eine Sonderaktion.
event-last-word = { $seat } hat in dieser Runde das letzte Wort.
event-revolution =
    { $stand_in ->
        [none] Revolution: Der König wird ins Castillo geworfen, und niemand vertritt ihn.
       *[other] Revolution: Der König wird ins Castillo geworfen. Der Grande von { $stand_in } vertritt ihn.
    }

label-boycott = Boykott:
label-free-choice = Freie Wahl:
label-guests = Gäste:
label-incognito = König inkognito:
label-king-in-castillo = Der König ist im Castillo
label-saved = Aufgehoben:
label-ships = Schiffe:

refusal-ships = Ein Schiff oder zwei: Das wählt man nur zu zweit; mit { $count } Personen sind es immer zwei.

note-three = Wie viele Caballeros man einsetzt, ist unsere Annahme: Die Anleitung zeigt keine Karte.

# Die Symbole, mit denen ein Tisch spielt: $option_symbols.
prison-symbol = Gefängnis: Zuerst darfst du einen Caballero aus einer Region ins Gefängnis schicken.
ship-symbol = Schiff: Zuerst darfst du ein Schiff nehmen.
known-prison =
    { $option_symbols ->
        [none] { "" }
       *[other] { prison-symbol }{ " " }
    }
made-up-prison =
    { $option_symbols ->
        [reconstructed] { " " }{ prison-symbol }
       *[other] { "" }
    }
made-up-ship =
    { $option_symbols ->
        [reconstructed] { " " }{ ship-symbol }
       *[other] { "" }
    }
note-symbol =
    { $option_symbols ->
        [reconstructed] { " " }Das Symbol ist ausgedacht.
       *[other] { "" }
    }
