# Der Kurs: Texte der Lektionen und der Seite um sie herum.
#
# Eine Lektion hat einen Titel und einen Satz dazu. Jeder Hinweis hat eine Überschrift und kann eine Antwort auf einen
# falschen Versuch haben. Zahlen sind Variablen: Die Regeln sagen, was sie am Tisch dieser Lektion sind.

learn-title = El Grande lernen
learn-intro = Kurze Lektionen an einem echten Tisch. Du spielst, ein Gedanke nach dem anderen; verlasse, wiederhole oder überspringe, was du willst.
learn-begin = Mit der ersten Lektion beginnen
learn-go-on = Weiter mit „{ $lesson }“
learn-done = geschafft
learn-progress =
    { $done ->
        [0] { $all } Lektionen
       *[other] { $done } von { $all } Lektionen geschafft
    }
learn-forget = Fortschritt vergessen
learn-chapter-first = Das Spiel
learn-chapter-editions = Was die Ausgaben anders machen
learn-chapter-modules = Module von 2023
learn-chapter-expansions = Erweiterungen
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-skip = Überspringen
learn-leave = Verlassen
learn-repeat = Wiederholen
learn-finished = Geschafft: { $lesson }
learn-finished-text = Schau dich am Tisch um, oder mach weiter.
learn-next-lesson = Weiter: { $lesson }
learn-all = Alle Lektionen
learn-finished-course = Das war der Kurs. Jetzt spiel eine richtige Partie.
learn-play = Jetzt spielen
learn-fold = Hinweis ein- oder ausklappen
learn-watch = Schau zu, was die anderen tun …
learn-not-now = Die Regeln würden das erlauben, aber versuche, worum es in dieser Lektion geht.
learn-question = Deine Antwort

lesson-map = Der Spielplan
    .about = Wer wo führt, und was das bringt
lesson-map-pays =
    Wer in Granada die meisten Caballeros hat, bekommt bei einer Wertung { $first } Punkte, der zweite Platz { $second }, der dritte { $third }.
    .title = Jede Region belohnt die Vordersten
lesson-map-second =
    Mit { $mine } Caballeros bist du hier hinter { $theirs } blauen auf dem zweiten Platz: { $now } Punkte. Klicke auf Granada und setze einen dazu.
    .title = Du bist der violette Kreis
    .wrong = In dieser Lektion geht es um Granada: Setze deinen Caballero dorthin.
lesson-map-more = Jetzt bist du gleichauf mit Blau. Noch einer, und du führst.
    .title = Noch einmal
    .wrong = Bitte noch einen nach Granada.
lesson-map-lead =
    { $mine } gegen { $theirs }: Granada würde dir jetzt { $now } Punkte bringen. Wer nach neun Runden die meisten Punkte hat, gewinnt.
    .title = Du führst

lesson-round = Eine Runde
    .about = Machtkarte, Aktionskarte, Einsetzen: mehr ist eine Runde nicht
lesson-round-cards = In jeder Runde liegen fünf Aktionskarten offen. Jede kann einmal genommen werden.
    .title = Die Karten der Runde
lesson-round-power = Zuerst spielen alle eine Machtkarte. Die höchste wählt zuerst. Spiele deine { $power }.
    .title = Wer wählt zuerst?
    .wrong = Spiele diesmal die { $power }.
lesson-round-order = Deine { $mine } ist die höchste, also beginnst du; danach kommt Orange mit { $next }. Keine Zahl wird zweimal gespielt.
    .title = Hoch kommt zuerst
lesson-round-take = Nimm die Karte von Stapel { $many }: Mit ihr setzt du { $many } Caballeros ein.
    .title = Nimm eine Aktionskarte
    .wrong = Nimm in dieser Lektion die Karte von Stapel { $many }.
lesson-round-place =
    Setze deine Caballeros in den hellen Regionen ein, und nutze, was die Karte außerdem sagt. Beides ist erlaubt, in beliebiger Reihenfolge.
    .title = Einsetzen und handeln
lesson-round-after =
    Dann wählt die nächste Person. Nach neun Runden ist die Partie zu Ende, und nach jeder dritten werden alle Regionen gewertet.
    .title = Das war dein Zug

lesson-early = Hohe Karten: früh
    .about = Warum man eine hohe Machtkarte spielt
lesson-early-prize =
    Jemand wird diese Karte nehmen und die Regionen werten, die { $five } bringen. Aragón bringt dir { $aragon }, Valencia { $valencia }.
    .title = Eine Karte für dich
lesson-early-high = Sei schneller. Die { $high } schlägt alles, aber sie bringt { $none } Caballeros an deinen Hof. Spiele sie.
    .title = Hoch heißt früh
    .wrong = Mit einer niedrigeren Karte ist vielleicht jemand schneller. Spiele die { $high }.
lesson-early-first = Mit deiner { $mine } bist du zuerst dran. Nimm die Wertung.
    .title = Du wählst zuerst
    .wrong = Du wolltest die Wertung: Nimm die helle Karte.
lesson-early-act = Nutze jetzt die Sonderaktion der Karte.
    .title = Werten
    .wrong = Nutze zuerst die Sonderaktion.
lesson-early-gain = { $gain } Punkte auf einmal, weil du zuerst gewählt hast.
    .title = Es hat sich gelohnt

lesson-many = Niedrige Karten: viele
    .about = Warum man eine niedrige Machtkarte spielt
lesson-many-empty = An deinem Hof sind { $court } Caballeros, also kannst du keinen einsetzen. Die { $province } in der Provinz helfen noch nicht.
    .title = Ein leerer Hof
lesson-many-low = Eine niedrige Machtkarte bringt Caballeros an den Hof: Die { $low } bringt { $many }. Spiele sie.
    .title = Niedrig heißt viele
    .wrong = Du brauchst Caballeros. Die { $low } bringt die meisten.
lesson-many-last = Die anderen haben vor dir gewählt. Jetzt kommen deine { $many } Caballeros an den Hof: Nimm alle.
    .title = Spät, aber reich
    .wrong = Nimm alle { $many }.
lesson-many-place = { $court } am Hof. Nimm eine der Karten, die noch da sind, und spiele deinen Zug, wie du willst.
    .title = Jetzt kannst du einsetzen
lesson-many-end = Früh oder viele: Das ist die Frage jeder Runde. Und jede Machtkarte spielst du nur einmal in der Partie.
    .title = Beides hat seine Zeit

lesson-court = Hof und Provinz
    .about = Der Weg eines Caballeros
lesson-court-two =
    { $court } Caballeros sind an deinem Hof und können eingesetzt werden. { $province } sind in der Provinz und müssen erst an den Hof.
    .title = Zwei Vorräte
lesson-court-card = Nimm die Karte von Stapel { $many }.
    .title = Vom Hof einsetzen
    .wrong = Diesmal Stapel { $many }.
lesson-court-one = Setze einen in Granada ein und achte auf deinen Hof.
    .title = Vom Hof auf den Plan
    .wrong = Bitte Granada.
lesson-court-fewer = { $court } sind noch am Hof. Setze noch einen ein, wo du willst.
    .title = Einer weniger
    .wrong = Setze einen Caballero in eine der hellen Regionen.
lesson-court-stay =
    { $court } bleiben für später am Hof; { $province } warten in der Provinz. Deine nächste Machtkarte bringt mehr.
    .title = Gut haushalten

lesson-card = Eine Karte nehmen
    .about = Eine Karte hat zwei Hälften
lesson-card-halves = Unten: { $many } Caballeros zum Einsetzen. Oben: eine Sonderaktion, hier die Wertung einer Region deiner Wahl.
    .title = Zwei Hälften
lesson-card-take = Nimm sie.
    .title = Deine Karte
    .wrong = Nimm die helle Karte.
lesson-card-first = Granada bringt dir { $now }. Setze zuerst ein und werte danach: einen Caballero nach Granada.
    .title = Du bestimmst die Reihenfolge
    .wrong = Setze zuerst in Granada ein.
lesson-card-again = Und den zweiten.
    .title = Noch einmal
    .wrong = Wieder Granada.
lesson-card-then = Jetzt führst du: { $now } Punkte. Nutze die Sonderaktion.
    .title = Die andere Hälfte
    .wrong = Nutze die Sonderaktion.
lesson-card-where = Wähle Granada.
    .title = Welche Region?
    .wrong = Granada bringt dir am meisten.
lesson-card-gain = { $gain } Punkte. Andersherum wären es weniger gewesen.
    .title = Die Reihenfolge zählt

lesson-king = Neben dem König
    .about = Wo du einsetzen darfst
lesson-king-around = Du setzt nur in Regionen ein, die an die Königsregion grenzen. Der König steht in País Vasco.
    .title = Der König bestimmt, wo
lesson-king-place = Setze einen Caballero in eine der hellen Regionen. Versuche auch eine andere: Der Tisch sagt dir, warum es nicht geht.
    .title = Du bist dran
    .wrong = Setze einen Caballero in eine helle Region.
lesson-king-closed = Und País Vasco selbst, wo der König steht? Was darf hinein oder hinaus?
    .title = Die Königsregion
    .nothing = Nichts
    .own = Meine eigenen Caballeros
    .any = Alles, wenn eine Karte es sagt
    .wrong = Nein: Nichts kommt hinein und nichts hinaus, was immer eine Karte sagt.
lesson-king-another = Richtig. Setze noch einen ein, oder gib ihn ins Castillo: Der Turm ist immer offen.
    .title = Neben ihm oder in den Turm
    .wrong = Setze noch einen Caballero ein.
lesson-king-end = Wer dort etwas ändern will, muss zuerst den König bewegen.
    .title = Wo der König steht, kommt nichts hinein

lesson-region = Der König zieht um
    .about = Wer den König bewegt, öffnet eine Region und schließt eine andere
lesson-region-safe = Du führst in Granada: { $now } Punkte, und niemand kommt heran, solange der König dort ist. Aber auch du kannst nichts dazusetzen.
    .title = Sicher, aber geschlossen
lesson-region-take = Die Königskarte bringt ihn in eine beliebige Region. Nimm sie.
    .title = Die Königskarte
    .wrong = Nimm die Königskarte.
lesson-region-move = Nutze ihre Sonderaktion.
    .title = Bewege ihn
    .wrong = Nutze zuerst die Sonderaktion.
lesson-region-where = Nach Sevilla.
    .title = Wohin?
    .wrong = In dieser Lektion nach Sevilla.
lesson-region-open =
    Jetzt ist Sevilla geschlossen, und die Nachbarn sind offen, auch Granada. Aber der Königsbonus ist mitgezogen: Granada bringt { $now }.
    .title = Eine andere Region ist zu
lesson-region-place = Setze einen in Granada ein.
    .title = Jetzt geht es
    .wrong = Granada ist jetzt offen.
lesson-region-end = { $mine } Caballeros. Wohin der König geht, dahin geht das Spiel.
    .title = Gut gemacht

lesson-castillo = Castillo und Geheimscheibe
    .about = Was im Turm ist und wohin es geht
lesson-castillo-tower =
    Caballeros im Turm sind verdeckt, man muss sie sich merken. Bei einer allgemeinen Wertung wird er zuerst gewertet: { $first } für die meisten, { $second } für den zweiten Platz.
    .title = Das Castillo
lesson-castillo-disc =
    Dann gehen die darin in die Region auf deiner Geheimscheibe. In Sevilla stehst du mit { $mine } gegen { $theirs }. Stelle Sevilla ein.
    .title = Wohin gehen deine?
    .wrong = Stelle Sevilla ein: Dort machen sie dich zum Ersten.
lesson-castillo-scored = Das Castillo, dann alle Regionen: { $gain } Punkte für dich. So geht es nach der dritten, sechsten und neunten Runde.
    .title = Die allgemeine Wertung

lesson-ties = Gleichstand
    .about = Was ein Gleichstand bringt
lesson-ties-places = Du und Blau habt je { $mine } in Granada, das { $first }, { $second } und { $third } bringt.
    .title = Zwei sind gleichauf
lesson-ties-guess = Was bekommt ihr beide?
    .title = Gleichstand auf dem ersten Platz
    .first = je { $first }
    .lower = je { $second }
    .share = je die Hälfte von { $first }
    .wrong = Nein: Bei Gleichstand gibt es den nächstniedrigeren Platz.
lesson-ties-act = Werte sie: Nutze die Sonderaktion.
    .title = Schauen wir nach
    .wrong = Nutze die Sonderaktion.
lesson-ties-score = Granada.
    .title = Welche Region?
    .wrong = Bitte Granada.
lesson-ties-lower =
    Ihr bekommt beide den zweiten Platz, { $gain } Punkte. Grün bekommt { $green } für den dritten: Niemand fällt aus den Plätzen.
    .title = Gleichstand bringt den nächstniedrigeren Platz
lesson-ties-more = In Valencia genügt einer mehr als Blau: { $now } Punkte. Ein Caballero kann viel wert sein.
    .title = Einer mehr genügt

lesson-grande = Der Grande
    .about = Deine Heimatregion und die Königsregion bringen mehr
lesson-grande-home = Sevilla bringt { $first } für den ersten Platz. Dein Grande steht dort, und du führst allein: { $now } Punkte.
    .title = Deine Heimatregion
lesson-grande-king = Auch die Königsregion hat einen Bonus: Granada bringt { $now } statt { $first }, wenn man allein führt.
    .title = Und die des Königs
lesson-grande-take = Diese Karte bewegt deinen Grande. Nimm sie.
    .title = Eine neue Heimat
    .wrong = Nimm die helle Karte.
lesson-grande-act = Nutze ihre Sonderaktion.
    .title = Bewege ihn
    .wrong = Nutze die Sonderaktion.
lesson-grande-move = Schicke ihn dorthin, wo du führen wirst. Nicht in die Königsregion: Dort kommt nichts hinein.
    .title = Wohin?
lesson-grande-end = Der Bonus geht mit: Sevilla bringt dir jetzt { $now }. Caballeros kommen und gehen, der Grande bleibt.
    .title = Er nimmt den Bonus mit

lesson-special = Sonderwertungen
    .about = Erst vorbereiten, dann werten
lesson-special-which = Diese Karte wertet jede Region, die { $four } bringt. So wie es steht, bekommst du { $sevilla } in Sevilla und { $galicia } in Galicia.
    .title = Nur manche Regionen
lesson-special-take = Nimm sie.
    .title = Deine Karte
    .wrong = Nimm die Wertung.
lesson-special-before = Setze deinen Caballero zuerst dort ein, wo er zählt: Allein auf dem ersten Platz bringt Sevilla { $first } statt { $now }.
    .title = Vorbereiten
    .wrong = Sevilla: Dort bricht ein Caballero mehr den Gleichstand.
lesson-special-now = Jetzt werten.
    .title = Und jetzt
    .wrong = Nutze die Sonderaktion.
lesson-special-gain = { $gain } Punkte. Andere punkten mit, also achte darauf, wer mehr davon hat.
    .title = Gut vorbereitet

lesson-last-round = Eine letzte Runde
    .about = Allein bis zum Ende
lesson-last-round-goal = Die neunte Runde. Du hast { $mine } Punkte, Blau { $blue }, Grün { $green }. Danach wird alles gewertet.
    .title = Jetzt du
lesson-last-round-play = Spiele, wie du willst. Am Ende werden der Turm und jede Region gewertet.
    .title = Deine Runde
lesson-last-round-over = Du { $mine }, Blau { $blue }, Grün { $green }.
    .title = Die Partie ist zu Ende

lesson-quiz = Ein kleines Quiz
    .about = Sitzt es?
lesson-quiz-round = Wie beginnt eine Runde?
    .title = Die Runde
    .power-first = Alle spielen eine Machtkarte
    .card-first = Alle nehmen eine Aktionskarte
    .place-first = Alle setzen Caballeros ein
    .wrong = Nein: Zuerst kommen die Machtkarten, und die sagen, wer zuerst wählt.
lesson-quiz-thirteen = Warum spielst du hier die { $high }?
    .title = Hoch
    .early = Um zuerst an die Wertung der hellen Karte zu kommen
    .many = Um Caballeros zu bekommen
    .points = Sie bringt Punkte
    .wrong = Nein: Mit einer hohen Karte wählst du nur früh. Sie bringt weder Caballeros noch Punkte.
lesson-quiz-one = Und warum die { $low }?
    .title = Niedrig
    .save = Um die guten Karten zu sparen
    .many = Sie bringt { $many } Caballeros an den Hof
    .early = Um zuerst dran zu sein
    .wrong = Nein: Niedrige Karten wählen zuletzt, bringen aber viele Caballeros.
lesson-quiz-king = Der König steht in Granada. Wer kann dort Caballeros einsetzen oder bewegen?
    .title = Die Königsregion
    .anyone = Alle
    .nobody = Niemand
    .cards = Wer die richtige Karte hat
    .wrong = Nein: Nichts kommt in die Königsregion hinein oder heraus, was immer eine Karte sagt.
lesson-quiz-tie = Du und Blau seid gleichauf in Aragón, das { $first }, { $second } und { $third } bringt. Was bekommst du bei einer Wertung?
    .title = Gleichstand
    .first = { $first } Punkte
    .second = { $mine } Punkte
    .half = Die Hälfte von { $first } Punkten
    .wrong = Nein: Gleichstand bringt den nächstniedrigeren Platz, { $second } Punkte.
lesson-quiz-done = Mehr brauchst du nicht. Der Rest steht auf den Karten, und der Tisch sagt dir, was möglich ist.
    .title = Du kannst El Grande

lesson-castillo-1995 = Das Castillo von 1995
    .about = Es kann gewählt werden wie eine Region
lesson-castillo-1995-tower = 1995 darf der Turm als Region der Wahl gelten. Der erste Platz bringt { $first }, und die meisten darin sind deine.
    .title = Eine besondere Region
lesson-castillo-1995-act = Nutze die Wertung deiner Wahl.
    .title = Werten
    .wrong = Nutze die Sonderaktion.
lesson-castillo-1995-choose = Wähle das Castillo: Es steht auch in der Liste aller Möglichkeiten.
    .title = Welcher Ort?
    .wrong = Diesmal das Castillo.
lesson-castillo-1995-gain = { $gain } Punkte. In den späteren Ausgaben könnte diese Karte es nicht wählen.
    .title = Gewertet und wieder zu

lesson-veto = Das Veto
    .about = Die Aktion anderer verhindern, Schritt für Schritt
lesson-veto-hold = Du hast ein Veto: Einmal, bis zum Ende der nächsten Runde, kannst du eine Sonderaktion anderer verhindern.
    .title = Ein Einspruch auf Vorrat
lesson-veto-allow = Blau beginnt eine Aktion. In dieser Ausgabe wirst du vor jedem Schritt wieder gefragt: Lass es erst einmal zu.
    .title = Abwarten
    .wrong = Lass es zu: Du kannst immer noch Einspruch erheben.
lesson-veto-stop = Jetzt soll einer deiner Caballeros Aragón verlassen. Lege dein Veto ein.
    .title = Jetzt
    .wrong = Das ist der Schritt, den du verhindern willst.
lesson-veto-saved = Alle { $mine } sind noch da, und der Rest der Aktion von Blau ist verloren. In der Ausgabe von 2023 kann man nur den Beginn verhindern.
    .title = Verhindert

lesson-edition-2023 = Die Ausgabe von 2023
    .about = Andere Namen, andere Plätze
lesson-edition-2023-names = País Vasco heißt hier Navarra, die beiden Kastilien sind Castilla und Toledo. Die Karte ist dieselbe.
    .title = Drei neue Namen
lesson-edition-2023-two = Zu dritt werden zwei Plätze gewertet: { $first } für Blau, { $second } für dich, { $third } für Grün.
    .title = Zwei Plätze

lesson-regency = Neue Regentschaft
    .about = Der König im Ausland
lesson-regency-card = Dieses Modul ersetzt die Königskarte durch zehn andere. Deine schickt den König ins Exil.
    .title = Neue Karten für den König
lesson-regency-act = Nutze sie.
    .title = Ins Exil
    .wrong = Nutze die Sonderaktion.
lesson-regency-where = Nach Frankreich.
    .title = Wohin?
    .wrong = In dieser Lektion nach Frankreich.
lesson-regency-free = Jetzt setzt du an der Grenze zu Frankreich ein oder im Castillo. Setze einen ein.
    .title = Entlang der Grenze
lesson-regency-open = Nichts ist tabu, solange er fort ist: Granada ist offen, und niemand bekommt seinen Bonus.
    .title = Ein Königreich ohne König

lesson-modifiers = Machtverschiebung
    .about = Eine Machtkarte mit etwas dazu
lesson-modifiers-hand = Zu deiner Machtkarte darfst du einen Modifikator spielen. Sein Wert zählt für die Reihenfolge.
    .title = Modifikatoren
lesson-modifiers-power = Spiele die { $power }, die { $many } Caballeros bringt.
    .title = Erst die Machtkarte
    .wrong = Spiele die { $power }.
lesson-modifiers-add = Spiele jetzt deinen Modifikator dazu.
    .title = Dann der Modifikator
    .wrong = Spiele diesmal den Modifikator dazu.
lesson-modifiers-end = Deine { $power } zählt in der Reihenfolge als { $total }, bringt aber so viele Caballeros wie zuvor.
    .title = Die Summe entscheidet

lesson-banners = Banner
    .about = Wer das Banner hat, gewinnt den Gleichstand
lesson-banners-tie = Du und Blau seid in Aragón gleichauf, aber dein Banner steht dort: { $now } für dich, { $blue } für Blau.
    .title = Der Bannerträger
lesson-banners-act = Werte eine Region.
    .title = Sieh selbst
    .wrong = Nutze die Sonderaktion.
lesson-banners-score = Aragón.
    .title = Welche?
    .wrong = Aragón, wo dein Banner ist.
lesson-banners-gain = { $gain } für dich, { $blue } für Blau. Verlässt der Träger eine Region, wartet das Banner auf deinen nächsten Caballero.
    .title = Kein Gleichstand mehr

lesson-colonies = Kolonien
    .about = Francia, das Schiff, América und África
lesson-colonies-places = Vier weitere Regionen. Von Francia und dem Schiff fahren Caballeros nach Gold und Waren und bringen sie für Punkte heim.
    .title = Über das Meer
lesson-colonies-next = Der König ist in Aragón, das an Francia grenzt. Setze dort einen Caballero ein.
    .title = Francia ist ein Nachbar
    .wrong = Bitte Francia.
lesson-colonies-office = Manche Felder sind Ämter, die eigene Punkte bringen. Werde Gesandter.
    .title = Ein Amt
    .wrong = Werde Gesandter.
lesson-colonies-end = In Francia hast du { $mine }. Alles Weitere steht auf den Karten der Stapel sechs und sieben.
    .title = Ein Fuß im Ausland

lesson-grandissimo = Grandissimo
    .about = Portugal und ein sechster Stapel
lesson-grandissimo-tenth = Portugal ist jetzt eine Region. Es bringt dem ersten Platz { $first } und den anderen nichts.
    .title = Die zehnte Region
lesson-grandissimo-place = Der König ist in Sevilla, neben Portugal. Setze dort einen Caballero ein.
    .title = Wer zuerst kommt
    .wrong = Bitte Portugal.
lesson-grandissimo-end = { $now } Punkte, wenn jetzt gewertet würde. Ein sechster Stapel bringt Königin, Hofnarr und mehr: Lies seine Karte.
    .title = Vorerst deins

lesson-intrigant = König & Intrigant
    .about = Die Machtkarten sagen, was du tun kannst
lesson-intrigant-hand = Es gibt keine Stapel. Deine Machtkarten haben eigene Aktionen; vor einer Partie wählst du dreizehn davon.
    .title = Eine eigene Hand
lesson-intrigant-play = Spiele eine von deinen.
    .title = Reihenfolge und Aktion in einem
lesson-intrigant-row = Jetzt bist du am Zug: Nutze deine eigene Karte, oder nimm eine andere, die dort steht.
    .title = Nutze sie
lesson-intrigant-end = Was du jetzt zurückhältst, hast du später: Jede Karte wird einmal gespielt.
    .title = Wähle gut

lesson-few = Zu zweit und zu dritt
    .about = Weniger Plätze bringen Punkte
lesson-few-first = Zu zweit zählt nur der erste Platz: { $blue } für Blau in Aragón, { $mine } für dich. Zu dritt sind es zwei Plätze.
    .title = Nur der erste
lesson-few-tie = In Sevilla seid ihr gleichauf. Was bekommt jeder von euch?
    .title = Und bei Gleichstand?
    .first = Die Punkte des ersten Platzes
    .nothing = Nichts
    .wrong = Bei Gleichstand zählt der nächstniedrigere Platz, und der bringt hier nichts.
lesson-few-end = Richtig: { $mine } Punkte für euch beide. Ein Caballero mehr, und alle { $first } gehören dir.
    .title = Einer mehr entscheidet

lesson-dummy = Der Dummy
    .about = Zu zweit in der Ausgabe von 2023
lesson-dummy-third = Zu zweit spielt ein grauer Dummy mit. In Aragón hat er die meisten Caballeros, also liegst du dort auf Platz zwei: { $mine } Punkte, nicht { $first }.
    .title = Eine dritte Farbe
lesson-dummy-guess = Wer bekommt in Aragón die Punkte des ersten Platzes?
    .title = Und der erste Platz?
    .you = Du
    .blue = Blau
    .nobody = Niemand
    .wrong = Der Dummy hat den ersten Platz und bekommt keine Punkte: Sie verfallen.
lesson-dummy-power = Auch er hat eine Machtkarte, von seinem eigenen Stapel; dieser Wert ist vergeben. Spiel eine von deinen.
    .title = Er spielt mit
lesson-dummy-end = In seinem Zug setzt der Dummy Caballeros in gezogene Regionen ein und nimmt eine Karte aus der Auslage. Er entscheidet nichts.
    .title = Nur der Zufall

lesson-strict-1995 = 1995, streng gelesen
    .about = Optionen für alle, die es hart mögen
lesson-strict-1995-options = Hier gelten zwei Optionen von 1995: Eine Machtkarte bringt genau so viele Caballeros, wie sie sagt, und „König erzürnt!“ trifft alle. Am Hof hast du { $court }.
    .title = Aufs Wort
lesson-strict-1995-act = Nutze „König erzürnt!“ und sieh zu.
    .title = König erzürnt!
    .wrong = Nutze diesmal die Sonderaktion.
lesson-strict-1995-lose = Die anderen haben ihre abgegeben; jetzt musst du selbst welche abgeben. Wähle, woher.
    .title = Du auch
lesson-strict-1995-end = Ohne diese Option hättest du niemanden verloren. Schau dir die Optionen an, bevor du dich setzt.
    .title = Gut zu wissen, was gilt

lesson-veterans = Karten für alte Hasen
    .about = Das Veto von 2023
lesson-veterans-cards = Dieses Modul tauscht einige Karten aus, und das Veto ist dabei. Du hast eines.
    .title = Für alte Hasen
lesson-veterans-once = Blau will Caballeros versetzen. 2023 wirst du nur einmal gefragt, bevor etwas geschieht. In Aragón hast du { $mine }: Sag Veto.
    .title = Jetzt oder nie
    .wrong = Verhindere es diesmal: Wähle Veto.
lesson-veterans-saved = Die ganze Aktion verfällt, und deine { $mine } Caballeros bleiben. In älteren Ausgaben hättest du auf den Schritt warten können, der weh tut.
    .title = Alles auf einmal

lesson-players-edition = Player's Edition
    .about = Elf weitere Machtkarten
lesson-players-edition-cards = Deine Machtkarte ist der Bürgerkrieg. In Aragón hat Blau { $theirs } Caballeros und du hast { $mine }; an deinem Hof sind { $court }.
    .title = Mehr Auswahl
lesson-players-edition-act = Nutze sie.
    .title = Bürgerkrieg
    .wrong = Nutze die Sonderaktion deiner Karte.
lesson-players-edition-region = Er kostet einen Caballero vom Hof: Dann verlassen alle anderen eine Region. Wähle Aragón.
    .title = Hinaus mit den anderen
    .wrong = Wähle Aragón, wo Blau führt.
lesson-players-edition-end = Blau hat dort jetzt { $theirs }, du hast noch { $mine }, und am Hof sind { $court }. So stark ist jede Karte dieses Sets: Sieh sie dir in der Kartenliste an.
    .title = Du führst

lesson-special-cards = Sonderkarten
    .about = Zehn weitere Machtkarten
lesson-special-cards-cards = Deine Machtkarte ist die Fiesta: Sie bringt niemanden an den Hof, aber du hast dort { $court }.
    .title = Ein Fest
lesson-special-cards-act = Nutze sie.
    .title = Fiesta
    .wrong = Nutze die Sonderaktion deiner Karte.
lesson-special-cards-place = Mit ihr setzt du fünf Caballeros ein, zusätzlich zu denen, die du ohnehin einsetzen darfst. Setze drei davon neben der Königsregion ein.
    .title = Alle auf einmal
lesson-special-cards-end = Noch { $court } am Hof: eine niedrige Karte, die eine Region in einem Zug füllt, wenn du vorgesorgt hast.
    .title = Gut vorbereitet
