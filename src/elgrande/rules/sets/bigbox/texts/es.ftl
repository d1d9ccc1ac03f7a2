### What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring.

option-cards = Cartas de la Big Box
    .about = ¿Se juega con las cartas cuyo efecto hubo que reconstruir porque ningún reglamento lo cuenta?
option-cards-all = todas
option-cards-established = solo las de efecto confirmado

prompt-which = ¿Cuál de los caballeros { colores } { de-lugar }?
prompt-arrive =
    { $place ->
        [france] ¿Qué casilla de Francia ocupa el caballero { color }?
        [ship] ¿El caballero { color } pasa a ser capitán del barco?
       *[other] ¿El caballero { color } pasa a ser virrey de América?
    }
prompt-spied-disc =
    Ves los discos de los demás: { $discs }. Elige ahora la región adonde van tus caballeros del Castillo.
prompt-ally = ¿Con qué región se alía { el-lugar }?
prompt-throw =
    { $left ->
        [one] Un caballero más va al Castillo. ¿Cuál?
       *[other] Hasta { $left } caballeros más van al Castillo. ¿Cuál es el siguiente?
    }

choice-which =
    { $carried ->
        [gold] { cual-caballero }, con oro
        [goods] { cual-caballero }, con mercancías
        [banner] { cual-caballero }, con el estandarte
       *[unladen] { cual-caballero }
    }
choice-stand =
    { $spot ->
        [ambassador] Pasa a ser embajador
        [envoy] Pasa a ser enviado
        [third] Ocupa la tercera casilla
        [captain] Pasa a ser capitán
        [viceroy] Pasa a ser virrey
        [table] Ocupa la loseta de límite
       *[plain] No ocupa ningún cargo
    }
choice-name =
    { $kind ->
        [chooser] { $owner }
       *[other] El Grande de { $owner }
    }

# $place es «none» cuando una ficha sale del tablero o el Castillo vuelve a su sitio.
event-token =
    { $token ->
        [castillo]
            { $place ->
                [none] El Castillo vuelve a su sitio de siempre.
               *[other] El Castillo está ahora { en-lugar }.
            }
        [collapse]
            { $place ->
                [none] El Castillo ya no corre peligro de derrumbe.
               *[other] El Castillo corre peligro de derrumbe: los caballeros se quedan a su pie.
            }
        [quarantine]
            { $place ->
                [none] Se levanta la cuarentena.
               *[other] Cuarentena { en-lugar }.
            }
        [double] Los puntos { de-lugar } valdrán el doble en la próxima puntuación general.
        [undoubled] Los puntos { de-lugar } ya no valen el doble.
        [unallied] Termina la alianza { de-lugar }.
        [table] Hay una loseta de límite { en-lugar }.
       *[king_token]
            { $place ->
                [none] Termina la protección real.
               *[other] Protección real { en-lugar }.
            }
    }
event-started =
    { $count ->
        [one] { $seat } empieza con un caballero más { en-lugar }.
       *[other] { $seat } empieza con { $count } caballeros más { en-lugar }.
    }
event-placing-anywhere = { $seat } puede colocar caballeros en cualquier región durante este turno.
event-inquisitor = { $seat } toma la carta del Inquisidor.
event-kept = { $seat } se queda con «{ $card }».
event-spy = { $seat } verá los discos de los demás en la próxima puntuación general.
# Solo el espía ve lo que han elegido los demás.
event-spied =
    { $discs ->
        [none] { $seat } mira los discos de los demás.
       *[other] { $seat } mira los discos de los demás: { $discs }.
    }
event-alliance = { $seat } alía { $places } para la próxima puntuación general.

refusal-option-needs-big-box = La opción de mesa «{ $option }» necesita una expansión de la Big Box.
