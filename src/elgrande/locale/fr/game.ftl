### Ce qu’on demande aux joueurs, ce qu’ils peuvent choisir, et ce qui se passe.

## Les questions, selon le genre de décision

prompt-power = Joue une carte de pouvoir. Sa valeur ne doit pas encore être sur la table.
# $plain dit si la carte peut rester sans modificateur.
prompt-modifier =
    { $plain ->
        [yes] Tu as joué le { $power }. Y ajoutes-tu un modificateur ?
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
prompt-ability = Utilises-tu la capacité de ton modificateur { $modifier } ? { $ability }
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
    } Opposes-tu ton veto ?
prompt-either = Laquelle des deux actions de ta carte utilises-tu ?
prompt-region = Quelle région désignes-tu pour ton action spéciale ?
prompt-lift =
    Quel caballero déplaces-tu{ $place ->
        [none] { "" }
       *[other] { " " }{ du-lieu }
    } ? Tu peux encore en déplacer { combien-deplacer }.
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
prompt-drop = Où va le caballero { couleur } { de-source } ?
prompt-place-extra =
    Place { $left ->
        [1] encore un caballero
       *[other] encore jusqu’à { $left } caballeros
    } avec ton action spéciale, ou arrête-toi là.
prompt-pick-each = Tu peux renvoyer en province un caballero de chaque adversaire. Lequel est le suivant ?
prompt-lose =
    Tu dois encore renvoyer { $left ->
        [1] un caballero
       *[other] { $left } caballeros
    } en province. D’où vient le prochain ?
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
prompt-scoring-order = Quelle région est décomptée ensuite ? Il reste : { $places }.
prompt-king = Où va le Roi ?
prompt-entourage =
    Quel caballero suit le Roi { au-lieu } ? { $left ->
        [1] Il en manque encore un.
       *[other] Il en manque encore { $left }.
    }
prompt-swap = Quel Grande échange sa place avec le Roi ?
prompt-grande = Quelle région devient la région d’origine de ton Grande ?
prompt-board = Quel écusson poses-tu, et où ?
prompt-power-back = Laquelle de tes cartes utilisées reprends-tu ?
prompt-which = Lequel des caballeros { couleurs } { au-lieu } ?
prompt-arrive =
    { $place ->
        [france] Quelle case de Francia le caballero { couleur } prend-il ?
        [ship] Le caballero { couleur } devient-il capitaine du navire ?
       *[other] Le caballero { couleur } devient-il vice-roi d’América ?
    }
prompt-settlers = Choisis une région en secret, mais pas la région royale. Deux de tes caballeros y arrivent de la province.
prompt-voyage =
    Avant ton tour, chacun de tes caballeros sur le navire, en América et en África peut faire une étape. Qui voyage
    ensuite ?
prompt-sail = Où va le caballero { couleur } { de-source } ?
prompt-claim = Réclames-tu un jeton ?
prompt-transport-out = Quel caballero part maintenant pour América ou África ?
prompt-transport-home = Quel caballero revient maintenant d’América ou d’África ?
prompt-ship-out = Où va le caballero { couleur } { de-source } ?
prompt-fill =
    Qui prend place sur la tuile de limitation { au-lieu } ? { $left ->
        [1] Une case est libre.
       *[other] { $left } cases sont libres.
    }
prompt-table = Où déplaces-tu la tuile de limitation ?
prompt-close = Fermes-tu une carte action pour cette manche ?
prompt-strike =
    { $seat } vient d’utiliser « { $card } ». Répètes-tu son action spéciale avec ton Coup double ?
prompt-banner = Lequel de tes caballeros prend ta bannière ?
prompt-start-disc = Choisis en secret la région où commence un caballero de plus, pris en province.
prompt-hand = Choisis en secret, une par une, les { $count } cartes de pouvoir avec lesquelles tu joueras cette partie.
prompt-row-card = Utilise ta carte de la rangée, ou prends une carte action à la place.
prompt-trim =
    { $left ->
        [1] Il y a un caballero de trop { au-lieu }. Lequel retourne à sa cour ?
       *[other] Il y a { $left } caballeros de trop { au-lieu }. Lequel retourne maintenant à sa cour ?
    }
prompt-reserve =
    { $place ->
        [none] Une valorisation spéciale va commencer. Envoies-tu ta réserve dans une région ?
       *[other] Prochain décompte : { $place_name }. Envoies-tu ta réserve dans une région ?
    }
prompt-removal = Que retires-tu ?
prompt-second-card = Joue une deuxième carte après ton Joker. Sa valeur ne doit pas encore être sur la table.
prompt-travel-disc = Choisis en secret une autre région pour ton Grande. Si elle est taboue, il reste où il est.
prompt-bridge-end = Où mène le pont qui part { du-lieu } ?
prompt-cross-bridge = Ton pont relie { $places }. Avant ton tour, tu peux y faire passer tes caballeros.
prompt-turn-board = Quel écusson retournes-tu ?
prompt-storm-disc = Choisis en secret la région de ta Tormenta. Tu la montreras au début de ton tour.
prompt-spied-disc =
    Tu vois les disques des autres : { $discs }. Choisis maintenant la région où vont tes caballeros du Castillo.
prompt-ally = Avec quelle région allies-tu { le-lieu } ?
prompt-throw =
    { $left ->
        [1] Encore un caballero va au Castillo. Lequel ?
       *[other] Encore jusqu’à { $left } caballeros vont au Castillo. Lequel est le suivant ?
    }
prompt-ship = Prends-tu un navire ?
prompt-land =
    { $left ->
        [1] Le caballero de ton navire débarque-t-il ?
       *[other] Les { $left } caballeros de ton navire débarquent-ils ? C’est tous ou aucun. Où va le prochain ?
    }
prompt-jail = Quel caballero va en prison ?
prompt-royal = Où va le Roi ? Tu peux aussi gracier d’abord les prisonniers.
prompt-royal-move = Où va le Roi ?
prompt-pardon = Gracies-tu les prisonniers ? Ils vont tous dans la même région.
prompt-place-guest = Place le caballero { couleur } invité à ta cour.
prompt-march =
    { $left ->
        [1] Quel mercenaire part maintenant ?
       *[other] Quel mercenaire part en premier ?
    }
prompt-march-to = Où va le mercenaire { de-source } ?
prompt-companion = Un caballero { de-source } le suit-il { au-lieu } ? Son propriétaire doit être d’accord.
prompt-consent = { $seat } veut emmener un de tes caballeros { de-source } { au-lieu }. Es-tu d’accord ?
prompt-boycott = Choisis en secret la région qui ne comptera pas au prochain décompte général.
prompt-incognito = Choisis en secret la région où le Roi apparaîtra quand tu le voudras.
# $seat est celui dont c’est le tour, ou « none ».
prompt-unmask =
    { $seat ->
        [none] Dévoiles-tu maintenant le Roi incognito ?
       *[other] C’est à { $seat } de jouer. Dévoiles-tu maintenant le Roi incognito ?
    }
prompt-last-unmask = Dévoiles-tu le Roi incognito avant le décompte général ? Après, il est perdu.
prompt-further-card = Prends une carte action de plus.
prompt-stand-in = Quel Grande remplace le Roi ?
prompt-league = Quel écusson poses-tu, et où ?
prompt-name-region =
    { $left ->
        [3] Désigne trois régions différentes. Quelle est la première ?
        [2] Tu as désigné { $places }. Quelle est la deuxième ?
       *[1] Tu as désigné { $places }. Quelle est la troisième ?
    }
prompt-chooser = Qui choisit entre { $places } ?
prompt-chosen-region = { $seat } a désigné { $places }. Laquelle est décomptée ?

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
choice-which =
    { $carried ->
        [gold] { quel-caballero }, avec de l’or
        [goods] { quel-caballero }, avec une marchandise
        [banner] { quel-caballero }, avec la bannière
       *[unladen] { quel-caballero }
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
choice-stand =
    { $spot ->
        [ambassador] Il devient ambassadeur
        [envoy] Il devient envoyé
        [third] Il prend la troisième case
        [captain] Il devient capitaine
        [viceroy] Il devient vice-roi
        [table] Il monte sur la tuile de limitation
       *[plain] Il n’a aucune charge
    }
choice-claim =
    { $token ->
        [gold]
            { $whose ->
                [own] Mettre un caballero sur de l’or
               *[black] Mettre un caballero noir sur de l’or
            }
       *[goods]
            { $whose ->
                [own] Mettre un caballero sur une marchandise
               *[black] Mettre un caballero noir sur une marchandise
            }
    }
choice-close =
    { $card ->
        [none] Fermer la carte du paquet { $stack }
       *[other] Fermer « { $card } » (paquet { $stack })
    }
choice-bonus = Prendre un caballero de plus en province pour ta cour
choice-office = Utiliser l’action spéciale de ta carte Roi ou Intrigant
choice-keep =
    { $face ->
        [joker] Garder le Joker
       *[other]
            { $brings ->
                [0] Garder { $face } ({ $face_title }), qui n’apporte aucun caballero
                [1] Garder { $face } ({ $face_title }), qui apporte un caballero
               *[other] Garder { $face } ({ $face_title }), qui apporte { $brings } caballeros
            }
    }
choice-play =
    { $face ->
        [joker] Jouer le Joker
       *[other]
            { $brings ->
                [0] Jouer { $face } ({ $face_title }), qui n’apporte aucun caballero
                [1] Jouer { $face } ({ $face_title }), qui apporte un caballero
               *[other] Jouer { $face } ({ $face_title }), qui apporte { $brings } caballeros
            }
    }
choice-remove =
    { $what ->
        [25] Retirer l’Espionnage de { $target }
        [75] Retirer la Réserve de { $target }
        [bridge] Retirer le pont ({ $target })
        [alliance] Retirer l’alliance ({ $target })
        [quarantine] Lever la quarantaine ({ $target })
        [king_token] Retirer la protection royale ({ $target })
        [collapse] Écarter le risque d’effondrement ({ $target })
        [double] Retirer le doublement ({ $target })
       *[table] Retirer la tuile de limitation ({ $target })
    }
choice-mercenaries = Déplacer les mercenaires
choice-save = Garder cette carte pour un tour prochain
choice-spend = Utiliser la carte que tu as gardée
choice-unmask = Dévoiler le Roi incognito
choice-wait = Pas maintenant
choice-pass-turn = Pas pendant ce tour
choice-pass-round = Pas pendant cette manche
choice-agree = Le laisser partir
choice-refuse = Le garder où il est
choice-ship = Prendre un navire libre
choice-guest = Mettre un de tes caballeros à la cour de { $owner }
choice-ship-from = Prendre un navire à { $owner }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] Le Grande de { $owner }
    }
choice-dismantle = Retirer ton caballero du pont, qui quitte alors le plateau
choice-turn =
    { $board ->
        [8] Retourner l’écusson 8/4/0
       *[4] Retourner l’écusson 4/0/0
    }

## Les événements. Ce qui est caché au lecteur, ou ne s’applique pas, est « none ».

event-round = La manche { $round } commence.
event-offer = Cartes proposées : { $cards }.
event-power =
    { $power ->
        [0] { $seat } joue le Joker.
       *[other] { $seat } joue la carte de pouvoir { $power }.
    }
event-modifier = { $seat } ajoute le modificateur { $modifier } : total { $total }.
event-dummy-power = La carte de pouvoir du joueur fantôme est le { $power }.
event-dummy-arrives =
    { $count ->
        [0] Le joueur fantôme tire { le-lieu } et n’y place rien.
       *[other] Le joueur fantôme place { des-caballeros } { au-lieu }.
    }
event-dummy-takes = Le joueur fantôme prend « { $card } » (paquet { $stack }), sans effet.
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
event-region-chosen = { $seat } choisit { le-lieu }.
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
# Seuls les deux joueurs concernés voient de quel modificateur il s’agit.
event-modifier-passed =
    { $modifier ->
        [none] { $seat } passe un modificateur à { $to }.
       *[other] { $seat } passe le modificateur { $modifier } à { $to }.
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

# $place est « none » quand un jeton quitte le plateau ou que le Castillo rentre chez lui.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] Le Castillo retrouve sa place habituelle.
               *[other] Le Castillo se trouve maintenant { au-lieu }.
            }
        [collapse]
            { $place ->
                [none] Le Castillo ne menace plus de s’effondrer.
               *[other] Le Castillo menace de s’effondrer : les caballeros restent désormais au pied.
            }
        [quarantine]
            { $place ->
                [none] La quarantaine est levée.
               *[other] Quarantaine { au-lieu }.
            }
        [double] Les points { du-lieu } compteront double au prochain décompte général.
        [undoubled] Les points { du-lieu } ne comptent plus double.
        [unallied] L’alliance { du-lieu } prend fin.
        [table] Une tuile de limitation est posée { au-lieu }.
       *[king_token]
            { $place ->
                [none] La protection royale prend fin.
               *[other] Protection royale { au-lieu }.
            }
    }
event-started =
    { $count ->
        [1] { $seat } commence avec un caballero de plus { au-lieu }.
       *[other] { $seat } commence avec { $count } caballeros de plus { au-lieu }.
    }
event-hand-chosen = { $seat } a choisi sa main.
event-office = { $seat } reçoit « { $card } ».
event-placing-anywhere = { $seat } peut placer des caballeros dans n’importe quelle région pendant ce tour.
event-in-reserve = { $seat } met un caballero en réserve.
event-reserve-used = { $seat } envoie sa réserve { au-lieu }.
event-card-removed =
    { $power ->
        [25] L’Espionnage de { $seat } est retiré.
       *[75] La Réserve de { $seat } est retirée ; son caballero va à la cour.
    }
event-table-removed = La tuile de limitation est retirée { du-lieu }.
event-bridge =
    { $seat ->
        [none] Le pont quitte le plateau, et son caballero retourne à la cour.
       *[other] { $seat } jette le pont entre { $places }.
    }
event-bridge-point = Le pont rapporte un point à { $seat }.
event-board-turned =
    { $board ->
        [8]
            { $reversed ->
                [yes] L’écusson 8/4/0 est maintenant à l’envers.
               *[no] L’écusson 8/4/0 est de nouveau à l’endroit.
            }
       *[4]
            { $reversed ->
                [yes] L’écusson 4/0/0 est maintenant à l’envers.
               *[no] L’écusson 4/0/0 est de nouveau à l’endroit.
            }
    }
# Seul le joueur lui-même voit de quelle région il s’agit.
event-storm-set =
    { $place ->
        [none] { $seat } choisit en secret une région pour la Tormenta.
       *[other] { $seat } choisit en secret { le-lieu } pour la Tormenta.
    }
event-storm = { $seat } abat sa Tormenta sur { le-lieu }.
event-mistress =
    { $seat } fait venir la maîtresse du Roi : pendant cette manche, il ne donne aucun bonus, et tous peuvent placer dans
    n’importe quelle région.

## Les événements de Grand Inquisiteur & Colonies et d’Anniversaire

event-tokens = { $seat } pose { jetons-poses }.
jetons-poses =
    { $gold ->
        [0] { des-marchandises }
       *[other]
            { $goods ->
                [0] { $gold } or
               *[other] { $gold } or et { des-marchandises }
            }
    }
des-marchandises =
    { $goods ->
        [1] 1 marchandise
       *[other] { $goods } marchandises
    }
event-claimed =
    { $token ->
        [gold] { $seat } met { un-caballero } sur de l’or.
       *[goods] { $seat } met { un-caballero } sur une marchandise.
    }
event-delivered =
    { $token ->
        [gold] De l’or arrive { au-lieu } : { points-livres } pour { $seat }.
       *[goods] Une marchandise arrive { au-lieu } : { points-livres } pour { $seat }.
    }
points-livres =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-token-lost =
    { $token ->
        [gold] L’or d’{ un-caballero } retourne au stock.
       *[goods] La marchandise d’{ un-caballero } retourne au stock.
    }
event-stands =
    { $spot ->
        [ambassador] Le caballero { couleur } est ambassadeur en Francia.
        [envoy] Le caballero { couleur } est envoyé en Francia.
        [captain] Le caballero { couleur } est capitaine du navire.
        [viceroy] Le caballero { couleur } est vice-roi d’América.
       *[third] Le caballero { couleur } prend la troisième case de Francia.
    }
event-inquisitor = { $seat } prend la carte de l’Inquisiteur.
event-kept = { $seat } garde « { $card } ».
event-closed = { $seat } ferme « { $card } » (paquet { $stack }) pour cette manche.
event-struck = { $seat } joue son Coup double : l’action spéciale de « { $card } » est répétée.
event-delayed =
    { $place ->
        [ship] Le navire sera décompté à la fin de la manche suivante.
       *[other] { $place_name } : décompte à la fin de la manche suivante.
    }
event-table = La tuile de limitation est maintenant { au-lieu }.
event-on-table = Un caballero { couleur } monte sur la tuile de limitation.
event-banner = { $seat } a maintenant sa bannière { au-lieu }.

## Les événements de Grandissimo

event-spy = { $seat } verra les disques des autres au prochain décompte général.
# Seul l’espion voit ce que les autres ont choisi.
event-spied =
    { $discs ->
        [none] { $seat } regarde les disques des autres.
       *[other] { $seat } regarde les disques des autres : { $discs }.
    }
event-alliance = { $seat } allie { $places } pour le prochain décompte général.
event-ship =
    { $loser ->
        [none] { $seat } prend un navire.
       *[other] { $seat } prend un navire à { $loser }.
    }
event-landed = { $seat } débarque un caballero { au-lieu }.
event-jailed = Un caballero { couleur } va { du-lieu } en prison.
event-pardoned = Tous les prisonniers sont graciés et vont { au-lieu }.
event-character =
    { $character ->
        [queen] { $seat } prend la Reine.
       *[jester] { $seat } prend le Bouffon.
    }
event-guest = { $seat } met un caballero à la cour de { $host }.
event-guest-placed = { $seat } place { un-caballero }, un invité, { au-lieu }.
event-refused = { $seat } ne laisse pas partir son caballero.
event-boycott = { $seat } boycotte une région.
event-boycotted = { $seat } boycotte { le-lieu } : pas de décompte là-bas.
event-incognito = { $seat } a choisi où le Roi voyage incognito.
event-unmasked = { $seat } dévoile le Roi incognito.
event-incognito-lapsed = { $seat } perd son Roi incognito.
event-kept-used = { $seat } utilise « { $card } », gardée d’un tour précédent.
event-stopped = Après { $seat }, plus personne n’a d’action spéciale pendant cette manche.
event-last-word = { $seat } aura le dernier mot de cette manche.
event-revolution =
    { $stand_in ->
        [none] Révolution : le Roi est jeté dans le Castillo, et personne ne le remplace.
       *[other] Révolution : le Roi est jeté dans le Castillo. Le Grande de { $stand_in } le remplace.
    }
