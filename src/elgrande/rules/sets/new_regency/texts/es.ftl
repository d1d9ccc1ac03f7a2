### New Regency (2023): ten cards for the King instead of one.

set-new-regency = Nueva Regencia
    .about =
        Diez cartas especiales sustituyen a la carta del Rey y salen de una en una cada ronda: el Rey se va al extranjero, al
        Castillo o cambia de sitio con un Grande.

card-r5-exile =
    Mueve al Rey fuera del país, a Francia o a Portugal. Mientras esté allí, no hay región del Rey: nada está cerrado y nadie
    recibe la bonificación del Rey. Solo se colocan caballeros en las regiones que limiten con ese país, o en el Castillo.
    Otras cartas pueden traerlo de vuelta.
    .title = Exilio
card-r5-entourage =
    Mueve al Rey a cualquier otra región y lleva con él 2 caballeros de su antigua región, de los colores que elijas. Si solo
    hay uno, va ese. Nadie lo acompaña si no estaba en una región.
    .title = Séquito
    .note =
        Los reglamentos explican esta carta pero no muestran su texto: el destino, los colores y quién elige son
        suposiciones.
card-r5-competition =
    Mueve al Rey a cualquier otra región y arroja al Castillo a todos los Grandes que haya allí. En cada puntuación del
    Castillo dan su bonificación a su dueño si está allí solo en primer puesto. Salen en la próxima puntuación general, a la
    región que muestre el disco de su dueño; si es la región del Rey, se quedan dentro.
    .title = Competencia
card-r5-country-seat =
    Mueve al Rey a la región con menos caballeros, contando todos los colores; si varias empatan, eliges tú. Las regiones
    vacías no entran. Su región actual también cuenta; si es la única que tiene menos, se queda.
    .title = Casa de campo
card-r5-revolt =
    Pon al Rey junto al Castillo, que pasa a ser la región del Rey hasta que se le mueva de nuevo. Se colocan caballeros en
    cualquiera de las nueve regiones, pero no en el Castillo, y nada entra en él ni sale. Puntuarlo puede dar la
    bonificación del Rey; en una puntuación general, sus caballeros y Grandes se quedan dentro.
    .title = Revuelta
card-r5-smuggling =
    El Rey se queda donde está. Cuando coloques caballeros más tarde en este turno, puedes colocarlos también en la región
    del Rey. No se puede usar mientras el Rey esté en Francia o Portugal.
    .title = Contrabando
card-r5-substitute =
    Intercambia al Rey con el Grande de cualquier jugador. Los dos deben estar en regiones, y en regiones distintas.
    .title = Sustituto
card-r5-unknown-8 = { card-c4-royal-advisor } { rule-neighbours-abroad }
    .title = Suplente: Rey a una región vecina
    .note = { note-stand-in }
card-r5-unknown-9 =
    Mueve al Rey a cualquier otra región, pero no al Castillo, a Francia ni a Portugal. { rule-king-then-placing }
    .title = Suplente: Rey a cualquier región
    .note = { note-stand-in }
card-r5-unknown-10 =
    Mueve al Rey a la región con más caballeros, contando todos los colores; si varias empatan, eliges tú. Su región actual
    también cuenta; si es la única que tiene más, se queda.
    .title = Suplente: Rey a la región más poblada
    .note = { note-stand-in }
