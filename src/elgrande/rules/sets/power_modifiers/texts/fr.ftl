### Power modifiers (2023): dealt, one passed on, played with a power card, some with an ability.

set-power-modifiers = Modificateurs de pouvoir
    .about =
        Chacun reçoit trois modificateurs sur seize. On peut en jouer un avec une carte de pouvoir : il change l’ordre du
        tour, et certains ont une capacité. La liste des modificateurs est reconstituée.

# Attribut .title : la capacité en quelques mots.
modifier-plain = Aucune capacité : il ne fait que changer la valeur de la carte de pouvoir.
    .title = sans capacité
modifier-supply =
    Prends 1 caballero de plus en province pour ta cour. Si la province est vide, tu peux en prendre un dans une
    région à la place, mais ni dans la région royale ni au Castillo.
    .title = 1 de plus à la cour
modifier-castillo = Place 1 caballero de ta cour au Castillo, sauf si le Roi se tient à côté.
    .title = 1 au Castillo
modifier-move =
    Déplace 1 de tes propres caballeros d’une région à une autre. Il ne peut ni entrer dans la région royale ni en sortir,
    et il ne peut pas aller au Castillo.
    .title = déplacer 1 des tiens

event-modifier = { $seat } ajoute le modificateur { $modifier } : total { $total }.
# Seuls les deux joueurs concernés voient de quel modificateur il s’agit.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } passe un modificateur à { $to }.
       *[other] { $seat } passe le modificateur { $modifier } à { $to }.
    }
