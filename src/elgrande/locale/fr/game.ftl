### Ce qu’on demande aux joueurs, ce qu’ils peuvent choisir, et ce qui se passe.

## Les questions, selon le genre de décision

prompt-power = Joue une carte de pouvoir. Sa valeur ne doit pas encore être sur la table.
# $plain dit si la carte peut rester sans modificateur.
prompt-modifier =
    { $plain ->
        [yes] Tu as joué le { $power }. Y ajoutes-tu un modificateur ?
       *[no] Tu as joué le { $power }, déjà sur la table : ajoute un modificateur.
    }
prompt-draft = Passe un de tes modificateurs au joueur à ta gauche.
prompt-supply =
    Tu peux prendre { $count ->
        [1] un caballero
       *[other] jusqu’à { $count } caballeros
    } en province pour ta cour.
prompt-recall =
    La province est vide. Tu peux encore reprendre { $left ->
        [1] un caballero
       *[other] jusqu’à { $left } caballeros
    } dans les régions pour ta cour.
prompt-ability = Utilises-tu la capacité de ton modificateur { $modifier } ? { $ability }
prompt-card = Prends une carte action.
# $act et $placing disent laquelle des deux parties est possible maintenant.
prompt-turn =
    { $act ->
        [yes]
            { $placing ->
                [yes] { tour-complet }
               *[no] « { $card } » : utilise l’action spéciale, ou termine ton tour.
            }
       *[no] { tour-placer }
    }{ $office ->
        [yes] { " " }Au lieu de ton action spéciale, tu peux utiliser celle de ta carte Roi ou Intrigant.
       *[no] { "" }
    }
tour-complet =
    { $left ->
        [1] « { $card } » : place un caballero et utilise l’action spéciale, dans l’ordre de ton choix.
       *[other] « { $card } » : place jusqu’à { $left } caballeros et utilise l’action spéciale, dans l’ordre de ton choix.
    }
tour-placer =
    { $left ->
        [1] « { $card } » : place un caballero, ou termine ton tour.
       *[other] « { $card } » : place jusqu’à { $left } caballeros, ou termine ton tour.
    }
prompt-place =
    Place { $left ->
        [1] encore un caballero
       *[other] encore jusqu’à { $left } caballeros
    }, ou arrête-toi là.
# $step dit ce qui serait empêché : toute l’action (none), ou une de ses étapes, racontée avec ses données.
prompt-veto =
    { $seat } utilise l’action spéciale de « { $card } ».{ $step ->
        [moved] { " " }Ensuite : un caballero { couleur } va { de-source } { au-lieu }.
        [placed] { " " }Ensuite : un caballero va de la cour { au-lieu }.
        [gain] { " " }Ensuite : { $count ->
                [1] un caballero passe
               *[other] { $count } caballeros passent
            } de la province à la cour.
        [recalled] { " " }Ensuite : un caballero revient { du-lieu } à la cour.
        [court_loss] { " " }Ensuite : { $loser } renvoie des caballeros de la cour en province.
        [returned] { " " }Ensuite : { $loser } renvoie { des-caballeros } { du-lieu } en province.
        [pledged] { " " }Ensuite : { $loser } renvoie des caballeros en province : { $losses }.
        [evicted] { " " }Ensuite : { $loser } a choisi { le-lieu } pour les caballeros qui doivent partir.
        [score_one] { " " }Ensuite : décompte { au-lieu }.
        [throw_grande] { " " }Ensuite : le Grande de { $loser } est jeté dans le Castillo.
        [trimmed] { " " }Ensuite : { $loser } reprend { des-caballeros } { du-lieu } à sa cour.
        [table_laid] { " " }Ensuite : la tuile de limitation est posée { au-lieu }.
        [travelled] { " " }Ensuite : le Grande de { $loser } va { au-lieu }.
        [thrown_in] { " " }Ensuite : tous les caballeros { couleurs } { du-lieu } sont jetés dans le Castillo.
        [washed_away] { " " }Ensuite : { $loser } reprend { des-caballeros } { du-lieu } à sa cour.
        [castillo_emptied] { " " }Ensuite : { $loser } reprend à sa cour tous ses caballeros du Castillo.
        [ship_taken]
            { $loser ->
                [none] { " " }Ensuite : un navire libre est pris.
               *[other] { " " }Ensuite : un navire de { $loser } est pris.
            }
        [jailed] { " " }Ensuite : un caballero de { $loser } va { du-lieu } en prison.
        [pardoned] { " " }Ensuite : tous les prisonniers vont { au-lieu }.
        [king_moved] { " " }Ensuite : le Roi va { roi-au-lieu }.
        [board_laid]
            { $board ->
                [8] { " " }Ensuite : l’écusson 8/4/0 est posé { au-lieu }.
               *[4] { " " }Ensuite : l’écusson 4/0/0 est posé { au-lieu }.
            }
       *[carry_out]
            { $announced ->
                [choice]
                    { $choice ->
                        [first]
                            { $action ->
                                [none] { " " }C’est la première de ses deux actions.
                               *[other] { " " }De ses deux actions, c’est celle-ci : « { $action } ».
                            }
                        [second]
                            { $action ->
                                [none] { " " }C’est la deuxième de ses deux actions.
                               *[other] { " " }De ses deux actions, c’est celle-ci : « { $action } ».
                            }
                        [colour] { " " }Le Roi échange sa place avec le Grande de { $owner }.
                        [turn]
                            { $board ->
                                [8] { " " }L’écusson 8/4/0 est retourné.
                               *[4] { " " }L’écusson 4/0/0 est retourné.
                            }
                        [bridge] { " " }Le pont relie { $places }.
                        [alliance] { " " }L’alliance unit { $places }.
                        [three] { " " }{ $owner } choisit l’une de ces régions, qui est décomptée : { $places }.
                        [pardon] { " " }Tous les prisonniers vont { au-lieu }.
                        [name] { " " }Le Grande de { $owner } remplace le Roi.
                        [remove]
                            { $what ->
                                [25] { " " }L’Espionnage de { $target } est retiré.
                                [75] { " " }La Réserve de { $target } est retirée.
                                [bridge] { " " }Le pont est retiré ({ $target }).
                                [alliance] { " " }L’alliance est retirée ({ $target }).
                                [quarantine] { " " }La quarantaine est levée ({ $target }).
                                [king_token] { " " }La protection royale est retirée ({ $target }).
                                [collapse] { " " }Le risque d’effondrement est écarté ({ $target }).
                                [double] { " " }Le doublement est retiré ({ $target }).
                               *[table] { " " }La tuile de limitation est retirée ({ $target }).
                            }
                       *[board]
                            { $board ->
                                [8] { " " }L’écusson 8/4/0 est posé { au-lieu }.
                               *[4] { " " }L’écusson 4/0/0 est posé { au-lieu }.
                            }
                    }
                [place] { " " }Lieu concerné : { le-lieu }.
               *[none] { "" }
            }
    } Opposes-tu ton veto ?
prompt-either = Laquelle des deux actions de ta carte utilises-tu ?
prompt-region = Quelle région désignes-tu pour ton action spéciale ?
prompt-lift =
    Quel caballero déplaces-tu{ $place ->
        [none] { "" }
       *[other] { " " }{ du-lieu }
    } ? Tu peux encore en déplacer { combien-deplacer }.
combien-deplacer =
    { $any ->
        [0]
            { $own ->
                [0] { combien-adverses }
               *[other]
                    { $foreign ->
                        [0] { combien-tiens }
                       *[other] { combien-tiens } et { combien-adverses }
                    }
            }
       *[other] { $any }, de n’importe quelle couleur
    }
combien-tiens =
    { $own ->
        [any] autant que tu veux parmi les tiens
       *[other] { $own } des tiens
    }
combien-adverses =
    { $foreign ->
        [1] 1 adverse
       *[other] { $foreign } adverses
    }
prompt-drop = Où va le caballero { couleur } { de-source } ?
prompt-place-extra =
    Place { $left ->
        [1] encore un caballero
       *[other] encore jusqu’à { $left } caballeros
    } avec ton action spéciale, ou arrête-toi là.
prompt-pick-each = Tu peux renvoyer en province un caballero de chaque adversaire. Lequel est le suivant ?
prompt-lose =
    Tu dois encore renvoyer { $left ->
        [1] un caballero
       *[other] { $left } caballeros
    } en province. D’où vient le prochain ?
prompt-loss-disc =
    { $count ->
        [none] Choisis une région en secret. Tous tes caballeros là-bas retournent en province.
        [1] Choisis une région en secret. Un de tes caballeros là-bas retourne en province.
       *[other]
            Choisis une région en secret. { $count } de tes caballeros là-bas retournent en province, ou le seul s’il n’y en
            a qu’un.
    }
prompt-eviction-disc =
    Choisis en secret la région où vont tous tes caballeros { du-lieu }. La région royale les renvoie à ta cour.
prompt-scoring-disc = Choisis une région en secret. Elle est décomptée si personne d’autre ne la choisit.
prompt-castillo-disc =
    Choisis en secret la région où va tout ce que tu as au Castillo. La région royale renvoie tout à ta cour.
prompt-scoring-order = Quelle région est décomptée ensuite ? Il reste : { $places }.
prompt-king = Où va le Roi ?
prompt-entourage =
    Quel caballero suit le Roi { au-lieu } ? { $left ->
        [1] Il en manque encore un.
       *[other] Il en manque encore { $left }.
    }
prompt-swap = Quel Grande échange sa place avec le Roi ?
prompt-grande = Quelle région devient la région d’origine de ton Grande ?
prompt-board = Quel écusson poses-tu, et où ?
prompt-power-back = Laquelle de tes cartes utilisées reprends-tu ?
## Les choix. $kind est le genre de décision, ou « none » s’il n’est pas connu.

choice-stop =
    { $kind ->
        [recall] Ne plus en reprendre
        [place] Ne plus en placer
        [place_extra] Ne plus en placer
        [lift] Ne plus en déplacer
        [pick_each] Ne plus en renvoyer
        [voyage] Plus personne ne voyage
        [transport_out] Plus personne n’y va
        [transport_home] Plus personne n’en revient
        [table] Laisser la tuile où elle est
        [cross_bridge] Plus personne ne passe le pont
        [ship] Ne pas prendre de navire
        [land] Rester à bord
        [jail] N’envoyer personne en prison
        [pardon] Ne gracier personne
        [march] Ne plus déplacer de mercenaire
        [companion] Personne ne le suit
        [last_unmask] Le laisser perdre
        [stand_in] Aucun
        [league] Ne plus en poser
       *[other] S’arrêter là
    }
choice-act = Utiliser l’action spéciale
choice-end = Terminer ton tour
choice-veto = Opposer ton veto
choice-allow = Laisser faire
choice-first = Utiliser la première des deux actions
choice-second = Utiliser la deuxième des deux actions
choice-plain = Jouer la carte de pouvoir sans modificateur
choice-use =
    { $kind ->
        [strike] Répéter l’action spéciale
       *[other] Utiliser la capacité
    }
choice-skip =
    { $kind ->
        [claim] Ne rien réclamer
        [close] Ne pas fermer de carte
        [strike] Pas cette fois
        [reserve] Garder ta réserve
       *[other] Se passer de la capacité
    }
choice-power =
    { $brings ->
        [0] Jouer la carte de pouvoir { $power }, qui n’apporte aucun caballero
        [1] Jouer la carte de pouvoir { $power }, qui apporte un caballero
       *[other] Jouer la carte de pouvoir { $power }, qui apporte { $brings } caballeros
    }
choice-modifier =
    { $kind ->
        [draft] Passer le modificateur { $modifier }
       *[other] Jouer le modificateur { $modifier }
    } ({ $ability_title })
choice-take =
    { $count ->
        [0] Ne prendre aucun caballero
        [1] Prendre un caballero à ta cour
       *[other] Prendre { $count } caballeros à ta cour
    }
choice-card =
    { $card ->
        [none] Prendre la carte du paquet { $stack }
       *[other] Prendre « { $card } » (paquet { $stack })
    }
choice-to =
    { $kind ->
        [drop] Le déplacer { au-lieu }
        [sail] Le déplacer { au-lieu }
        [ship_out] Le déplacer { au-lieu }
        [land] Le débarquer { au-lieu }
        [march_to] Le déplacer { au-lieu }
        [place_guest] Placer l’invité { au-lieu }
        [reserve] Envoyer ta réserve { au-lieu }
       *[other]
            { $place ->
                [galleon] Placer un caballero sur ton navire
               *[other] Placer un caballero { au-lieu }
            }
    }
choice-from =
    { $kind ->
        [recall] Reprendre un caballero { du-lieu } à ta cour
        [lose] Renvoyer un caballero { du-lieu } en province
       *[other] Prendre un caballero { du-lieu }
    }
choice-region =
    { $kind ->
        [scoring_order] Décompter ensuite { le-lieu }
        [royal] Gracier les prisonniers, qui vont tous { au-lieu }, puis déplacer le Roi
        [pardon] Gracier les prisonniers, qui vont tous { au-lieu }
        [table] Déplacer la tuile de limitation { au-lieu }
        [bridge_end] Mener le pont { au-lieu }
        [ally] L’allier avec { le-lieu }
        [boycott] Choisir { le-lieu }
        [chosen_region] Décompter { le-lieu }
        [incognito] Choisir { le-lieu }
       *[other] Désigner { le-lieu }
    }
choice-disc = Régler ton disque sur { le-lieu }
choice-king = Déplacer le Roi { roi-au-lieu }
choice-grande = Déplacer ton Grande { au-lieu }
choice-swap = Échanger le Roi avec le Grande de { $owner }
choice-back = Reprendre la carte de pouvoir { $power }
choice-reuse = Reprendre le modificateur { $modifier } ({ $ability_title })
choice-board =
    { $board ->
        [8] Poser l’écusson 8/4/0 { au-lieu }
       *[4] Poser l’écusson 4/0/0 { au-lieu }
    }
choice-lift =
    { $kind ->
        [pick_each] Renvoyer { un-caballero } { du-lieu } en province
        [entourage] Emmener { un-caballero } { du-lieu }
        [voyage] Faire voyager { un-caballero } { du-lieu }
        [fill] Mettre { un-caballero } sur la tuile
        [banner] La donner à un caballero { au-lieu }
        [throw] Jeter { un-caballero } { du-lieu } dans le Castillo
        [jail] Envoyer { un-caballero } { du-lieu } en prison
        [march] Déplacer le mercenaire { du-lieu }
        [companion] Emmener { un-caballero }
        [trim] Renvoyer { un-caballero } { du-lieu } à sa cour
        [cross_bridge] Faire passer le pont à { un-caballero } { du-lieu }
       *[other] Déplacer { un-caballero } { du-lieu }
    }
quel-caballero =
    { $spot ->
        [table] Un de ceux sur la tuile de limitation
        [ambassador] L’ambassadeur
        [envoy] L’envoyé
        [third] Celui de la troisième case
        [captain] Le capitaine
        [viceroy] Le vice-roi
       *[plain] Un des autres
    }
## Les événements. Ce qui est caché au lecteur, ou ne s’applique pas, est « none ».

event-round = La manche { $round } commence.
event-offer = Cartes proposées : { $cards }.
event-power =
    { $power ->
        [none] { $seat } joue le Joker.
       *[other] { $seat } joue la carte de pouvoir { $power }.
    }
event-turn = C’est à { $seat } de jouer.
event-supply = { $seat } prend { des-caballeros } en province pour sa cour.
event-recalled = { $seat } reprend un caballero { du-lieu } à sa cour.
event-card = { $seat } prend « { $card } » (paquet { $stack }).
# $choice dit ce qui est annoncé : rien encore (none), la première ou la deuxième de deux actions, un lieu, le Grande d’une
# couleur, un écusson et son lieu, un écusson à retourner, ou les deux bouts d’un pont.
event-announced =
    { $choice ->
        [first]
            { $action ->
                [none] { $seat } annonce : la première des deux actions.
               *[other] { $seat } annonce : « { $action } ».
            }
        [second]
            { $action ->
                [none] { $seat } annonce : la deuxième des deux actions.
               *[other] { $seat } annonce : « { $action } ».
            }
        [place] { $seat } annonce : { le-lieu }.
        [colour] { $seat } annonce : le Grande de { $owner }.
        [board]
            { $board ->
                [8] { $seat } annonce : l’écusson 8/4/0 { au-lieu }.
               *[4] { $seat } annonce : l’écusson 4/0/0 { au-lieu }.
            }
        [turn]
            { $board ->
                [8] { $seat } annonce : l’écusson 8/4/0 est retourné.
               *[4] { $seat } annonce : l’écusson 4/0/0 est retourné.
            }
        [bridge] { $seat } annonce : le pont relie { $places }.
        [alliance] { $seat } annonce : une alliance entre { $places }.
        [three] { $seat } annonce : { $owner } choisit entre { $places }.
        [pardon] { $seat } annonce : grâce pour tous les prisonniers, qui vont { au-lieu }.
        [name] { $seat } annonce : le Grande de { $owner } remplace le Roi.
        [remove]
            { $what ->
                [25] { $seat } annonce : l’Espionnage de { $target } est retiré.
                [75] { $seat } annonce : la Réserve de { $target } est retirée.
                [bridge] { $seat } annonce : le pont est retiré ({ $target }).
                [alliance] { $seat } annonce : l’alliance est retirée ({ $target }).
                [quarantine] { $seat } annonce : la quarantaine est levée ({ $target }).
                [king_token] { $seat } annonce : la protection royale est retirée ({ $target }).
                [collapse] { $seat } annonce : le risque d’effondrement est écarté ({ $target }).
                [double] { $seat } annonce : le doublement est retiré ({ $target }).
               *[table] { $seat } annonce : la tuile de limitation est retirée ({ $target }).
            }
       *[none] { $seat } utilise l’action spéciale de « { $card } ».
    }
event-vetoed = { $by } oppose son veto : « { $card } », jouée par { $seat }, s’arrête là.
event-veto-taken = { $seat } détient maintenant un veto.
event-veto-lapsed =
    { $count ->
        [1] { $seat } perd un veto qui n’a pas servi.
       *[other] { $seat } perd { $count } vetos qui n’ont pas servi.
    }
event-placed = { $seat } place un caballero { au-lieu }.
event-moved = { $seat } déplace { un-caballero } { de-source } { au-lieu }.
event-returned =
    { $count ->
        [1] Un caballero { couleur } est renvoyé { du-lieu } en province.
       *[other] { $count } caballeros { couleurs } sont renvoyés { du-lieu } en province.
    }
event-to-court =
    { $count ->
        [1] Un caballero { couleur } revient { de-source } à sa cour.
       *[other] { $count } caballeros { couleurs } reviennent { de-source } à leur cour.
    }
event-discs = Les disques montrent : { $discs }.
event-castillo-opened =
    { $counts_number ->
        [0] On ouvre le Castillo : il est vide.
       *[other] On ouvre le Castillo. Caballeros à l’intérieur : { $counts }.
    }
event-left-castillo =
    { $grande ->
        [yes]
            { $count ->
                [0] Le Grande de { $seat } quitte le Castillo pour { le-lieu }.
               *[other] Le Grande de { $seat } et { des-caballeros } quittent le Castillo pour { le-lieu }.
            }
       *[no]
            { $count ->
                [0] { $seat } ne sort rien du Castillo.
               *[other] { $seat } sort { des-caballeros } du Castillo, pour { le-lieu }.
            }
    }
event-scored =
    { $place ->
        [court] Décompte des cours : { points-marques }.
       *[other] Décompte { au-lieu } : { points-marques }.
    }
points-marques =
    { $awards_number ->
        [0] personne ne marque
       *[other] { $awards }
    }
event-king = Le Roi va { roi-au-lieu }.
event-grande = { $seat } a maintenant son Grande { au-lieu }.
event-board =
    { $board ->
        [8] L’écusson 8/4/0 est maintenant { au-lieu }.
       *[4] L’écusson 4/0/0 est maintenant { au-lieu }.
    }
# Seul le joueur lui-même voit de quelle carte il s’agit.
event-power-back =
    { $modifier ->
        [none]
            { $power ->
                [none] { $seat } reprend une carte utilisée, sans la montrer.
               *[other] { $seat } reprend la carte de pouvoir { $power }.
            }
       *[other] { $seat } reprend le modificateur { $modifier }.
    }
event-smuggling = { $seat } peut placer des caballeros dans la région royale pendant ce tour.
event-turn-over = { $seat } termine son tour.
event-start-marker = { $seat } reçoit le marqueur de premier joueur.
event-general-scoring = Décompte général après la manche { $round }.
event-game-over =
    { $winners_number ->
        [1] La partie est finie : { $winners } gagne. { $scores }.
       *[other] La partie est finie : { $winners } se partagent la victoire. { $scores }.
    }

## Les événements de l’Édition des joueurs

## Les événements de Grand Inquisiteur & Colonies et d’Anniversaire

jetons-poses =
    { $gold ->
        [0] { des-marchandises }
       *[other]
            { $goods ->
                [0] { des-jetons-d-or }
               *[other] { des-jetons-d-or } et { des-marchandises }
            }
    }
des-jetons-d-or =
    { $gold ->
        [1] 1 jeton d’or
       *[other] { $gold } jetons d’or
    }
des-marchandises =
    { $goods ->
        [1] 1 marchandise
       *[other] { $goods } marchandises
    }
points-livres =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
## Les événements de Grandissimo
