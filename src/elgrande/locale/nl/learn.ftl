# De cursus: teksten van de lessen en van de pagina eromheen.
#
# Een les heeft een titel en een zin over de inhoud. Elke notitie heeft een kop en soms een antwoord op een verkeerde poging.
# Getallen zijn variabelen: het spel zelf zegt wat ze aan de tafel van die les zijn.

learn-title = El Grande leren
learn-intro = Korte lessen aan een echte tafel. Je speelt, met telkens één idee; stoppen, herhalen of overslaan kan altijd.
learn-begin = Met de eerste les beginnen
learn-go-on = Verder met “{ $lesson }”
learn-done = klaar
learn-progress =
    { $done ->
        [0] { $all } lessen
       *[other] { $done } van de { $all } lessen klaar
    }
learn-forget = Mijn voortgang wissen
learn-chapter-first = Het spel
learn-chapter-editions = Wat de uitgaven anders doen
learn-chapter-modules = Modules van 2023
learn-chapter-expansions = Uitbreidingen
learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-skip = Overslaan
learn-leave = Verlaten
learn-repeat = Herhalen
learn-finished = Klaar: { $lesson }
learn-finished-text = Kijk nog wat rond aan de tafel, of ga verder.
learn-next-lesson = Volgende: { $lesson }
learn-all = Alle lessen
learn-finished-course = Dat was de cursus. Speel nu een echt spel.
learn-play = Nu spelen
learn-fold = Deze notitie in- of uitklappen
learn-watch = Kijk wat de anderen doen…
learn-not-now = Volgens de regels zou dat mogen, maar probeer eerst waar deze les over gaat.
learn-question = Jouw antwoord

lesson-map = Het bord
    .about = Wie waar voorstaat, en wat dat oplevert
lesson-map-pays =
    Wie de meeste caballero's in Granada heeft, krijgt { $first } punten als het wordt geteld; de tweede plaats krijgt { $second }, de derde { $third }.
    .title = Elke regio beloont de sterksten
lesson-map-second =
    Met { $mine } caballero's ben je hier tweede, achter { $theirs } blauwe: { $now } punten. Klik op Granada om er nog een te zetten.
    .title = Jij bent de paarse cirkel
    .wrong = Deze les gaat over Granada: zet je caballero daar.
lesson-map-more = Nu sta je gelijk met Blauw. Nog één, en je staat voor.
    .title = Nog een keer
    .wrong = Nog een naar Granada, graag.
lesson-map-lead =
    { $mine } tegen { $theirs }: Granada zou je nu { $now } punten opleveren. Wie na negen ronden de meeste punten heeft, wint.
    .title = Je staat voor

lesson-round = Een ronde
    .about = Machtkaart, actiekaart, zetten: meer is een ronde niet
lesson-round-cards = Elke ronde liggen er vijf actiekaarten open. Iedere speler neemt er één, en elke kaart kan maar één keer worden genomen.
    .title = De kaarten van de ronde
lesson-round-power = Eerst speelt iedereen een machtkaart. De hoogste kiest als eerste. Speel je { $power }.
    .title = Wie kiest als eerste?
    .wrong = Speel deze keer de { $power }.
lesson-round-order = Jouw { $mine } is de hoogste, dus jij begint; daarna komt Oranje met { $next }. Niemand mag hetzelfde getal spelen als een ander.
    .title = Hoog gaat voor
lesson-round-take = Neem de kaart van stapel { $many }: daarmee mag je { $many } caballero's zetten.
    .title = Neem een actiekaart
    .wrong = Neem voor deze les de kaart van stapel { $many }.
lesson-round-place =
    Zet je caballero's in de oplichtende regio's en voer uit wat er op de kaart boven de caballero's staat. Het mag allebei, in de volgorde die je wilt.
    .title = Zetten en uitvoeren
lesson-round-after =
    Daarna kiest de volgende. Na negen ronden is het spel afgelopen, en na elke derde ronde worden alle regio's geteld.
    .title = Dat was je beurt

lesson-early = Hoge kaarten: vroeg
    .about = Waarom je een hoge machtkaart speelt
lesson-early-prize =
    Iemand gaat deze kaart nemen en de regio's tellen die { $five } punten opleveren. Aragón is jou { $aragon } waard, Valencia { $valencia }.
    .title = Een kaart die je goed uitkomt
lesson-early-high = Wees de eerste, dan is hij voor jou. De { $high } verslaat alles, maar brengt { $none } caballero's naar je hof. Speel hem.
    .title = Hoog is vroeg
    .wrong = Met een lagere kaart is iemand je misschien voor. Speel de { $high }.
lesson-early-first = Jouw { $mine } gaat voor. Neem de telling.
    .title = Jij kiest als eerste
    .wrong = Je wilde de telling: neem de oplichtende kaart.
lesson-early-act = Voer nu de speciale actie van de kaart uit.
    .title = Tellen
    .wrong = Voer eerst de speciale actie uit.
lesson-early-gain = { $gain } punten in één keer, omdat jij als eerste koos.
    .title = Het heeft geloond

lesson-many = Lage kaarten: veel
    .about = Waarom je een lage machtkaart speelt
lesson-many-empty = Je hebt { $court } caballero's aan het hof, dus je kunt er geen zetten. Aan de { $province } in de provincie heb je nu nog niets.
    .title = Een leeg hof
lesson-many-low = Een lage machtkaart brengt caballero's naar het hof: de { $low } brengt er { $many }. Speel hem.
    .title = Laag is veel
    .wrong = Je hebt caballero's nodig. De { $low } brengt er de meeste.
lesson-many-last = De anderen kozen vóór jou. Nu komen je { $many } caballero's naar het hof: neem ze allemaal.
    .title = Laatste, maar rijk
    .wrong = Neem ze alle { $many }.
lesson-many-place = { $court } aan het hof. Neem een van de overgebleven kaarten en speel je beurt zoals je wilt.
    .title = Nu kun je zetten
lesson-many-end = Vroeg of veel: dat is elke ronde de keuze. En elke machtkaart speel je maar één keer in het spel.
    .title = Alles op zijn tijd

lesson-court = Hof en provincie
    .about = De weg van een caballero
lesson-court-two =
    { $court } caballero's staan aan je hof, klaar om gezet te worden. { $province } staan in de provincie en moeten eerst naar het hof.
    .title = Twee voorraden
lesson-court-card = Neem de kaart van stapel { $many }.
    .title = Zetten vanaf het hof
    .wrong = Stapel { $many } deze keer.
lesson-court-one = Zet er een in Granada en let op je hof.
    .title = Van het hof naar het bord
    .wrong = Granada, graag.
lesson-court-fewer = Er zijn er nog { $court } over aan het hof. Zet er nog een waar je wilt.
    .title = Eentje minder
    .wrong = Zet een caballero in een van de oplichtende regio's.
lesson-court-stay =
    { $court } blijven aan het hof voor later; { $province } wachten in de provincie. Je volgende machtkaart brengt er meer.
    .title = Zuinig huishouden

lesson-card = Een kaart nemen
    .about = Een kaart heeft twee helften
lesson-card-halves = Onder: { $many } caballero's om te zetten. Boven: een speciale actie, hier de telling van een regio naar keuze.
    .title = Twee helften
lesson-card-take = Neem hem.
    .title = Voor jou
    .wrong = Neem de oplichtende kaart.
lesson-card-first = Granada is jou { $now } waard. Zet eerst en tel daarna: een caballero naar Granada.
    .title = Jij kiest de volgorde
    .wrong = Zet eerst in Granada.
lesson-card-again = En de tweede.
    .title = Nog een keer
    .wrong = Weer Granada.
lesson-card-then = Nu sta je voor: { $now } punten. Voer de speciale actie uit.
    .title = De andere helft
    .wrong = Voer de speciale actie uit.
lesson-card-where = Kies Granada.
    .title = Welke regio?
    .wrong = Granada levert je het meest op.
lesson-card-gain = { $gain } punten. Andersom waren het er minder geweest.
    .title = De volgorde telt

lesson-king = Naast de Koning
    .about = Waar je mag zetten
lesson-king-around = Je zet alleen in regio's die aan de Koningsregio grenzen. De Koning staat in País Vasco.
    .title = De Koning bepaalt waar
lesson-king-place = Zet een caballero in een van de oplichtende regio's. Probeer ook eens een andere: de tafel zegt waarom het niet kan.
    .title = Jouw beurt
    .wrong = Zet een caballero in een oplichtende regio.
lesson-king-closed = En País Vasco zelf, waar de Koning staat? Wat mag daar in of uit?
    .title = De Koningsregio
    .nothing = Niets
    .own = Mijn eigen caballero's
    .any = Alles, als een kaart het zegt
    .wrong = Nee: niets gaat erin en niets gaat eruit, wat een kaart ook zegt.
lesson-king-another = Klopt. Zet er nog een, of werp hem in het Castillo: de toren is altijd open.
    .title = Naast hem, of in de toren
    .wrong = Zet nog een caballero.
lesson-king-end = Wie daar iets wil veranderen, moet eerst de Koning verplaatsen.
    .title = Waar de Koning staat, komt niets binnen

lesson-region = De Koning verhuist
    .about = Wie de Koning verplaatst, opent een regio en sluit een andere
lesson-region-safe = Je staat voor in Granada: { $now } punten, en niemand kan eraan komen zolang de Koning er staat. Maar jij kunt er ook niets bij zetten.
    .title = Veilig, maar gesloten
lesson-region-take = De Koningskaart verplaatst hem naar een regio naar keuze. Neem hem.
    .title = De Koningskaart
    .wrong = Neem de Koningskaart.
lesson-region-move = Voer de speciale actie uit.
    .title = Verplaats hem
    .wrong = Voer eerst de speciale actie uit.
lesson-region-where = Naar Sevilla.
    .title = Waarheen?
    .wrong = Verplaats hem voor deze les naar Sevilla.
lesson-region-open =
    Nu is Sevilla gesloten en zijn de buurregio's open, ook Granada. Maar de Koningsbonus is meeverhuisd: Granada is nog { $now } waard.
    .title = Een andere regio is gesloten
lesson-region-place = Zet er een in Granada.
    .title = Nu kan het
    .wrong = Granada is nu open.
lesson-region-end = { $mine } caballero's. Waar de Koning heen gaat, daar wordt gespeeld.
    .title = Goed gedaan

lesson-castillo = Het Castillo en de kiesschijf
    .about = Wat er in de toren zit, en waar het heen gaat
lesson-castillo-tower =
    Caballero's in de toren zie je niet; je moet ze onthouden. Bij een algemene puntentelling wordt hij als eerste geteld: { $first } voor de meeste, { $second } voor de tweede plaats.
    .title = Het Castillo
lesson-castillo-disc =
    Daarna gaan de caballero's eruit naar de regio op je geheime kiesschijf. In Sevilla heb je er { $mine } tegen { $theirs }. Zet je kiesschijf op Sevilla.
    .title = Waar gaan de jouwe heen?
    .wrong = Zet de kiesschijf op Sevilla: daar brengen ze je op de eerste plaats.
lesson-castillo-scored = Het Castillo, dan alle regio's: { $gain } punten voor jou. Dat gebeurt na de derde, de zesde en de negende ronde.
    .title = De algemene puntentelling

lesson-ties = Gelijke stand
    .about = Wat een gelijke stand oplevert
lesson-ties-places = Jij en Blauw hebben er elk { $mine } in Granada, dat { $first }, { $second } en { $third } oplevert.
    .title = Twee staan gelijk
lesson-ties-guess = Wat krijgen jullie elk?
    .title = Samen op de eerste plaats
    .first = Elk { $first }
    .lower = Elk { $second }
    .share = Elk de helft van { $first }
    .wrong = Nee: wie gelijk staat, krijgt de volgende lagere plaats.
lesson-ties-act = Tel Granada: voer de speciale actie uit.
    .title = Eens kijken
    .wrong = Voer de speciale actie uit.
lesson-ties-score = Granada.
    .title = Welke regio?
    .wrong = Granada, graag.
lesson-ties-lower = Jullie krijgen allebei de tweede plaats, { $gain } punten. Groen krijgt { $green } voor de derde: aan die plaats verandert niets.
    .title = Een gelijke stand levert de volgende lagere plaats op
lesson-ties-more = In Valencia is één meer dan Blauw genoeg: { $now } punten. Eén caballero kan veel waard zijn.
    .title = Eén meer is genoeg

lesson-grande = De Grande
    .about = Je thuisregio en de Koningsregio leveren meer op
lesson-grande-home = Sevilla levert { $first } op voor de eerste plaats. Je Grande staat er, en je staat er als enige op de eerste plaats: { $now } punten.
    .title = Je thuisregio
lesson-grande-king = De Koningsregio geeft ook een bonus: Granada levert { $now } op in plaats van { $first } voor wie er als enige op de eerste plaats staat.
    .title = En die van de Koning
lesson-grande-take = Deze kaart verplaatst je Grande. Neem hem.
    .title = Een nieuw thuis
    .wrong = Neem de oplichtende kaart.
lesson-grande-act = Voer de speciale actie uit.
    .title = Verplaats hem
    .wrong = Voer de speciale actie uit.
lesson-grande-move = Stuur hem naar een regio waar je voor zult staan. Niet naar de Koningsregio: daar komt niets binnen.
    .title = Waarheen?
lesson-grande-end = De bonus gaat met hem mee: Sevilla levert je nu { $now } op. Caballero's komen en gaan, de Grande blijft.
    .title = Hij neemt de bonus mee

lesson-special = Extra puntentellingen
    .about = Eerst voorbereiden, dan tellen
lesson-special-which = Deze kaart telt elke regio die { $four } oplevert. Zoals het nu staat, krijg je { $sevilla } in Sevilla en { $galicia } in Galicia.
    .title = Alleen sommige regio's
lesson-special-take = Neem hem.
    .title = Voor jou
    .wrong = Neem de telling.
lesson-special-before = Zet je caballero eerst waar hij telt: als enige op de eerste plaats krijg je in Sevilla { $first } in plaats van { $now }.
    .title = Voorbereiden
    .wrong = Sevilla: daar doorbreekt één caballero meer de gelijke stand.
lesson-special-now = Nu tellen.
    .title = En nu
    .wrong = Voer de speciale actie uit.
lesson-special-gain = { $gain } punten. Anderen krijgen ook punten, dus let op wie er meer aan heeft.
    .title = Goed voorbereid

lesson-last-round = Een laatste ronde
    .about = Zelfstandig, tot het einde
lesson-last-round-goal = De negende ronde. Jij hebt { $mine } punten, Blauw { $blue }, Groen { $green }. Daarna wordt alles geteld.
    .title = Aan jou
lesson-last-round-play = Speel zoals je wilt. Aan het eind worden de toren en alle regio's geteld.
    .title = Jouw ronde
lesson-last-round-over = Jij { $mine }, Blauw { $blue }, Groen { $green }.
    .title = Het spel is afgelopen

lesson-quiz = Een kleine quiz
    .about = Heb je het door?
lesson-quiz-round = Hoe begint een ronde?
    .title = De ronde
    .power-first = Iedereen speelt een machtkaart
    .card-first = Iedereen neemt een actiekaart
    .place-first = Iedereen zet caballero's
    .wrong = Nee: eerst komen de machtkaarten, die bepalen wie als eerste kiest.
lesson-quiz-thirteen = Waarom zou je hier de { $high } spelen?
    .title = Hoog
    .early = Om als eerste bij de telling op de oplichtende kaart te zijn
    .many = Om caballero's te krijgen
    .points = Hij levert punten op
    .wrong = Nee: een hoge kaart betekent alleen dat je vroeg kiest. Hij levert geen caballero's en geen punten op.
lesson-quiz-one = En waarom de { $low }?
    .title = Laag
    .save = Om de goede kaarten te sparen
    .many = Hij brengt { $many } caballero's naar het hof
    .early = Om de eerste te zijn
    .wrong = Nee: lage kaarten kiezen het laatst, maar brengen veel caballero's.
lesson-quiz-king = De Koning staat in Granada. Wie kan daar caballero's zetten of verplaatsen?
    .title = De Koningsregio
    .anyone = Iedereen
    .nobody = Niemand
    .cards = Wie de juiste kaart heeft
    .wrong = Nee: niets gaat de Koningsregio in of uit, wat een kaart ook zegt.
lesson-quiz-tie = Jij en Blauw staan gelijk in Aragón, dat { $first }, { $second } en { $third } oplevert. Wat krijg je als het wordt geteld?
    .title = Een gelijke stand
    .first = { $first } punten
    .second = { $mine } punten
    .half = De helft van { $first } punten
    .wrong = Nee: een gelijke stand levert de volgende lagere plaats op, { $second } punten.
lesson-quiz-done = Meer hoef je niet te weten. De rest staat op de kaarten, en de tafel zegt wat er kan.
    .title = Je kent El Grande

lesson-castillo-1995 = Het Castillo van 1995
    .about = Je kunt het kiezen als een regio
lesson-castillo-1995-tower = In 1995 geldt de toren als een regio naar keuze. De eerste plaats levert { $first } op, en de meeste caballero's erin zijn van jou.
    .title = Een bijzondere regio
lesson-castillo-1995-act = Gebruik de telling naar keuze.
    .title = Tellen
    .wrong = Voer de speciale actie uit.
lesson-castillo-1995-choose = Kies het Castillo: het staat ook in de lijst met alle mogelijkheden.
    .title = Welke plaats?
    .wrong = Deze keer het Castillo.
lesson-castillo-1995-gain = { $gain } punten. In de latere uitgaven kun je het met die kaart niet kiezen.
    .title = Geteld en weer dicht

lesson-veto = Het veto
    .about = Andermans actie stoppen, stap voor stap
lesson-veto-hold = Je hebt een veto: één keer, tot het einde van de volgende ronde, kun je een speciale actie van iemand anders stoppen.
    .title = Een bezwaar achter de hand
lesson-veto-allow = Blauw begint een actie. In deze uitgave word je vóór elke stap opnieuw gevraagd: laat het nu nog gebeuren.
    .title = Nog even afwachten
    .wrong = Laat het gebeuren: je kunt het straks nog stoppen.
lesson-veto-stop = Nu moet een van jouw caballero's weg uit Aragón. Spreek je veto uit.
    .title = Nu
    .wrong = Dit is de stap die je wilt stoppen.
lesson-veto-saved = Alle { $mine } staan er nog, en de rest van de actie van Blauw vervalt. In de uitgave van 2023 kun je alleen het begin tegenhouden.
    .title = Gestopt

lesson-edition-2023 = De uitgave van 2023
    .about = Andere namen, andere plaatsen
lesson-edition-2023-names = País Vasco heet hier Navarra, de twee Castilla's heten Castilla en Toledo. Het bord is hetzelfde.
    .title = Drie nieuwe namen
lesson-edition-2023-two = Met drie spelers leveren twee plaatsen punten op: { $first } voor Blauw, { $second } voor jou, { $third } voor Groen.
    .title = Twee plaatsen

lesson-regency = Nieuw regentschap
    .about = De Koning in het buitenland
lesson-regency-card = Deze module vervangt de Koningskaart door tien andere. De jouwe stuurt de Koning in ballingschap.
    .title = Nieuwe kaarten voor de Koning
lesson-regency-act = Voer hem uit.
    .title = In ballingschap
    .wrong = Voer de speciale actie uit.
lesson-regency-where = Naar Frankrijk.
    .title = Waarheen?
    .wrong = Frankrijk, voor deze les.
lesson-regency-free = Nu zet je naast Frankrijk, of in het Castillo. Zet er een.
    .title = Langs de grens
lesson-regency-open = Niets is taboe zolang hij weg is: Granada staat open voor elke zet, en niemand krijgt zijn bonus.
    .title = Een koninkrijk zonder Koning

lesson-modifiers = Machtsverschuiving
    .about = Een machtkaart met iets extra's
lesson-modifiers-hand = Bij je machtkaart mag je een modificator spelen. De waarde ervan telt mee voor de beurtvolgorde.
    .title = Modificatoren
lesson-modifiers-power = Speel de { $power }, die { $many } caballero's oplevert.
    .title = Eerst de machtkaart
    .wrong = Speel de { $power }.
lesson-modifiers-add = Speel er nu je modificator bij.
    .title = Dan de modificator
    .wrong = Speel deze keer de modificator erbij.
lesson-modifiers-end = Je { $power } telt als { $total } voor de beurtvolgorde, maar levert evenveel caballero's op als eerst.
    .title = Het totaal beslist

lesson-banners = Vaandels
    .about = Wie het vaandel heeft, wint bij een gelijke stand
lesson-banners-tie = Jij en Blauw staan gelijk in Aragón, maar jouw vaandel staat daar: { $now } voor jou, { $blue } voor Blauw.
    .title = De vaandeldrager
lesson-banners-act = Tel een regio.
    .title = Kijk zelf
    .wrong = Voer de speciale actie uit.
lesson-banners-score = Aragón.
    .title = Welke?
    .wrong = Aragón, waar je vaandel is.
lesson-banners-gain = { $gain } voor jou, { $blue } voor Blauw. Als de drager een regio verlaat, wacht het vaandel op je volgende caballero.
    .title = Niet meer gelijk

lesson-colonies = Koloniën
    .about = Francia, het schip, América en África
lesson-colonies-places = Vier regio's erbij. Vanuit Francia en met het schip varen caballero's uit om goud en goederen te halen, die thuis punten opleveren.
    .title = Overzee
lesson-colonies-next = De Koning staat in Aragón, dat aan Francia grenst. Zet daar een caballero.
    .title = Francia is een buurregio
    .wrong = Francia, graag.
lesson-colonies-office = Sommige velden zijn ambten, die zelf ook punten opleveren. Word gezant.
    .title = Een ambt
    .wrong = Word gezant.
lesson-colonies-end = Je hebt er { $mine } in Francia. Al het andere staat op de kaarten van stapels zes en zeven.
    .title = Een voet in het buitenland

lesson-grandissimo = Grandissimo
    .about = Portugal en een zesde stapel
lesson-grandissimo-tenth = Portugal is nu een regio. Het levert de eerste { $first } op, en de anderen niets.
    .title = De tiende regio
lesson-grandissimo-place = De Koning staat in Sevilla, naast Portugal. Zet daar een caballero.
    .title = Wie het eerst komt
    .wrong = Portugal, graag.
lesson-grandissimo-end = { $now } punten als er nu geteld werd. Een zesde stapel brengt de Koningin, de Hofnar en meer: lees de kaart die openligt.
    .title = Voorlopig van jou

lesson-intrigant = Koning & Intrigant
    .about = De machtkaarten zeggen wat je kunt doen
lesson-intrigant-hand = Er zijn geen stapels. Je machtkaarten hebben eigen acties; vóór een spel kies je er dertien uit.
    .title = Een eigen hand
lesson-intrigant-play = Speel er een van jou.
    .title = Volgorde en actie in één
lesson-intrigant-row = Nu ben jij aan de beurt: gebruik je eigen kaart, of neem een andere die er staat.
    .title = Gebruik hem
lesson-intrigant-end = Wat je nu achterhoudt, heb je later nog: elke kaart wordt één keer gespeeld.
    .title = Kies goed

lesson-few = Met twee en drie spelers
    .about = Minder plaatsen leveren punten op
lesson-few-first = Met twee spelers levert alleen de eerste plaats punten op: { $blue } voor Blauw in Aragón, { $mine } voor jou. Met drie spelers zijn het er twee.
    .title = Alleen de eerste
lesson-few-tie = In Sevilla staan jij en Blauw gelijk. Wat krijgt elk van jullie?
    .title = En bij een gelijke stand?
    .first = De punten van de eerste plaats
    .nothing = Niets
    .wrong = Bij een gelijke stand telt de volgende lagere plaats, en die levert hier niets op.
lesson-few-end = Klopt: { $mine } punten voor elk. Eén caballero erbij, en alle { $first } zijn voor jou.
    .title = Eentje beslist

lesson-dummy = De dummy
    .about = Met twee spelers in de uitgave van 2023
lesson-dummy-third = Met twee spelers doet een grijze dummy mee. Die heeft in Aragón de meeste caballero's, dus jij bent daar tweede: { $mine } punten, niet { $first }.
    .title = Een derde kleur
lesson-dummy-guess = Wie krijgt in Aragón de punten van de eerste plaats?
    .title = En de eerste plaats?
    .you = Jij
    .blue = Blauw
    .nobody = Niemand
    .wrong = De dummy is eerste en krijgt geen punten: die vervallen.
lesson-dummy-power = Ook hij heeft een machtkaart, van zijn eigen stapel; die waarde is bezet. Speel er een van jou.
    .title = Hij speelt mee
lesson-dummy-end = In zijn beurt zet de dummy caballero's in getrokken regio's en neemt hij een kaart uit het aanbod. Hij beslist niets.
    .title = Louter toeval

lesson-strict-1995 = 1995 naar de letter
    .about = Opties voor wie het hard wil
lesson-strict-1995-options = Hier gelden twee opties van 1995: een machtkaart brengt precies zoveel caballero's als er staat, en “De Koning is boos!” treft iedereen. Je hebt er { $court } aan het hof.
    .title = Naar de letter
lesson-strict-1995-act = Gebruik “De Koning is boos!” en kijk.
    .title = De Koning is boos!
    .wrong = Gebruik deze keer de speciale actie.
lesson-strict-1995-lose = De anderen hebben de hunne teruggestuurd; nu moet jij er zelf kwijt. Kies waarvandaan.
    .title = Jij ook
lesson-strict-1995-end = Zonder deze optie had je niemand verloren. Bekijk de opties voordat je gaat zitten.
    .title = Ken je tafel

lesson-veterans = Veteranenkaarten
    .about = Het veto van 2023
lesson-veterans-cards = Deze module wisselt een paar kaarten om, en het veto zit erbij. Jij hebt er een.
    .title = Voor oude rotten
lesson-veterans-once = Blauw wil caballero's verplaatsen. In 2023 word je één keer gevraagd, voordat er iets gebeurt. Je hebt er { $mine } in Aragón: zeg veto.
    .title = Nu of nooit
    .wrong = Houd het deze keer tegen: kies veto.
lesson-veterans-saved = De hele actie vervalt, en je { $mine } caballero's blijven. In oudere uitgaven had je kunnen wachten op de stap die pijn doet.
    .title = Helemaal

lesson-players-edition = Spelers' editie
    .about = Elf machtkaarten erbij
lesson-players-edition-cards = Je machtkaart is de burgeroorlog. In Aragón heeft Blauw { $theirs } caballero's en jij { $mine }; aan je hof zijn er { $court }.
    .title = Meer om uit te kiezen
lesson-players-edition-act = Gebruik die.
    .title = Burgeroorlog
    .wrong = Gebruik de speciale actie van je kaart.
lesson-players-edition-region = Dat kost één caballero van je hof: dan verlaten alle anderen een regio. Kies Aragón.
    .title = De anderen eruit
    .wrong = Kies Aragón, waar Blauw voorstaat.
lesson-players-edition-end = Blauw heeft er nu { $theirs }, jij nog steeds { $mine }, en aan het hof zijn er { $court } over. Zo sterk is elke kaart van deze set: bekijk ze in de kaartenlijst.
    .title = Jij staat voor

lesson-special-cards = Speciale kaarten
    .about = Tien machtkaarten erbij
lesson-special-cards-cards = Je machtkaart is de Fiesta: die brengt niemand naar het hof, maar je hebt er daar { $court }.
    .title = Een feest
lesson-special-cards-act = Gebruik die.
    .title = Fiesta
    .wrong = Gebruik de speciale actie van je kaart.
lesson-special-cards-place = Je mag vijf caballero's zetten, boven op wat je toch al mag zetten. Zet er drie naast de Koningsregio.
    .title = Allemaal tegelijk
lesson-special-cards-end = Nog { $court } aan het hof: een lage kaart die in één beurt een regio vult, als je ervoor gespaard hebt.
    .title = Goed voorbereid
