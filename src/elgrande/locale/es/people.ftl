# Partidas entre personas: cómo terminan, a quién se espera, cuentas, orden y avisos.

## Cómo termina una partida

people-end = Proponer terminar la partida
people-end-alone = Terminar la partida
people-end-sure = Sí, terminarla ya
people-end-about = La partida acaba sin ganador. Su registro se conserva.
people-resign = Rendirse
people-resign-sure = Sí, rendirme del todo
people-resign-about = Después no podrás recuperar tu sitio.
people-delete-alone = Borrar la partida
people-delete-sure = Sí, borrarla
people-delete-about = La partida y su registro desaparecen para siempre.
people-resigned-note = Te has rendido en esta partida.
people-ended-agreed = Todos acordaron terminar esta partida antes de tiempo.
people-ended-resigned = La partida ha acabado: todos menos uno se rindieron.
people-ended-absence = La partida terminó antes de tiempo porque faltaba alguien.
people-ended-abandoned = La partida ha acabado: hace mucho que nadie juega.
people-ended-closed = Los administradores del servidor han cerrado esta mesa.
people-see-record = Ver la partida otra vez
people-end-asked =
    { $number ->
        [one] { $names } quiere terminar la partida ahora.
       *[other] { $names } quieren terminar la partida ahora.
    }
people-end-agree = De acuerdo
people-end-asking = Propones terminar la partida. Acaba cuando estén de acuerdo todos los que juegan.
people-end-withdraw = Seguir jugando
people-go-on = Seguir jugando
people-new-game = Partida nueva
people-go-on-about = Tu partida contra bots va por la ronda { $round }; jugaste { $when }.
people-archive = Archivo: partidas contra bots que dejaste
people-archive-none = No hay nada. Aquí llegan las partidas contra bots tras dos semanas sin jugar.

## Esperar

people-waited =
    { $minutes ->
        [one] Lleváis un minuto esperando a { $name }. ¿Qué hacemos?
       *[other] Lleváis { $minutes } minutos esperando a { $name }. ¿Qué hacemos?
    }
people-wish-remind = Recordárselo
people-wish-bot = Sigue un bot
people-wish-skip = Saltar este turno
people-wish-end = Terminar la partida
web-notice-resigned = { $name } se ha rendido.
web-notice-absent = { $name } lleva demasiado tiempo fuera; sigue un bot.
web-notice-skipped = { $name } no está; un bot juega solo este turno.
web-notice-reminded = Se recuerda a { $name } que es su turno.
people-aside-left = { $name } se fue; sigue un bot.
people-aside-resigned = { $name } se rindió.
people-aside-absent = { $name } faltó demasiado tiempo; sigue un bot.
people-aside-late = A { $name } se le acabó el tiempo; sigue un bot.
people-aside-handed-over = Un bot juega por { $name }.
people-aside-skipped = Un bot juega un turno por { $name }.
people-aside-back = { $name } vuelve a jugar.

## Reglas de una mesa

people-rule = Si alguien deja de jugar
people-rule-absent = Si alguien no está
people-rule-vote = Los demás votan
    .about = Si alguien no está, los demás votan qué se hace.
people-rule-minutes =
    { $minutes ->
        [one] Después de un minuto
       *[other] Después de { $minutes } minutos
    }
people-rule-minutes-short = espera { $minutes } min
people-rule-then = Entonces
people-rule-then-remind = Se le recuerda
people-rule-then-bot = Sigue un bot
people-rule-then-skip = Un bot juega solo este turno
people-rule-then-end = La partida acaba sin ganador
people-rule-after = Si alguien falta { $minutes } minutos mientras otros esperan: { $then }.
people-rule-last = Sin ninguna jugada en { $days } días, la partida acaba.
people-rule-clock = Con reloj, sigue un bot cuando se acaba el tiempo.
people-rule-resigned = Si alguien se rinde
people-rule-resigned-bot = Un bot sigue por quien se rinde.
people-rule-resigned-nobody = Nadie sigue por quien se rinde.
people-clock-delay = Segundos libres por turno
people-clock-delay-short = { $seconds } s libres
people-clock-weekend = Los fines de semana no cuentan
people-clock-still = El reloj está parado y sigue { $when }.
people-time-short = Se te acaba el tiempo: quedan { $left }.
people-clock-holidays = Días libres por partida
people-clock-holidays-short =
    { $days ->
        [one] un día libre
       *[other] { $days } días libres
    }
web-problem-resigned = Te has rendido aquí; este sitio no se puede recuperar.
web-problem-not-waited = Espera un poco más: quizá esté a punto de volver.
web-problem-bad-rule = Estos tiempos no valen: de 2 minutos a una semana de espera, y un año como máximo en total.
