# Puzzels: de pagina, de terminal en wat er over een antwoord wordt gezegd.

puzzles-title = Puzzels
puzzles-intro = Stellingen uit partijen van sterke bots waarin één keuze duidelijk de beste is. Vind die keuze.
puzzles-today = Puzzel van de dag
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels
puzzles-any = Alle
puzzles-kind = Waar het om gaat
puzzles-edition = Uitgave
puzzles-found-none = Zo'n puzzel is er niet.
puzzles-solved =
    { $count ->
        [one] Eén puzzel opgelost
       *[other] { $count } puzzels opgelost
    }
puzzles-streak = { $count } op rij
puzzles-rating = Je puzzelscore: { $rating }
puzzles-hardness = Moeilijkheid { $rating }
puzzles-you = Jij bent { $colour }. Wat is het beste?
puzzles-step = En dan? Keuze { $step } van { $steps }.
puzzles-right = Goed!
puzzles-right-also = Goed. “{ $choice }” is net zo goed.
puzzles-wrong = Niet het beste: het geeft { $percent }% winstkans weg. Probeer het nog eens, of bekijk de oplossing.
puzzles-wrong-unknown = Niet het beste. Probeer het nog eens, of bekijk de oplossing.
puzzles-show = Toon de oplossing
puzzles-solution = Oplossing: { $choice } ({ $percent }% winstkans).
puzzles-others = Wat er nog meer is bekeken:
puzzles-worse = { $choice }: { $percent }% minder
puzzles-found = { $percent }% van de zwakkere bots vindt het.
puzzles-leave = Alle puzzels
puzzles-done = opgelost
puzzles-cli-ask = Je keuze, “solution” voor de oplossing of “quit”:
puzzles-kind-power = machtkaarten
puzzles-kind-card = keuze van de kaart
puzzles-kind-placing = zetten
puzzles-kind-moving = verplaatsen
puzzles-kind-king = de Koning
puzzles-kind-castillo = Castillo en kiesschijven
puzzles-kind-scoring = extra puntentellingen
puzzles-kind-action = speciale acties
puzzles-kind-veto = Veto
puzzles-kind-last-round = de laatste ronde
