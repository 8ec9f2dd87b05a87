# Quién juega un asiento, y los relojes.
note-seat-left = { $player } se ha ido: un bot sigue jugando.
note-seat-away = { $player } no está: un bot juega hasta que vuelva.
note-seat-back = { $player } ha vuelto y juega de nuevo.
note-seat-given = Nadie tomó el asiento de { $player }: lo juega un bot.
note-seat-removed = Quien abrió la mesa ha retirado el asiento a { $player }: un bot sigue jugando.
note-seat-voted = Los demás han votado la salida de { $player }: un bot sigue jugando.
note-seat-clock = Se acabó el tiempo de { $player }: un bot juega en su lugar.
note-time-over = Se acabó el tiempo de { $player }: quien abrió la mesa decide cómo seguir.
note-more-time = { $player } recibe más tiempo.
note-vacation = { $count ->
    [0] { $player } ha vuelto de vacaciones.
    [one] { $player } tiene un día de vacaciones: su reloj está parado.
   *[other] { $player } tiene { $count } días de vacaciones: su reloj está parado.
}
note-vote = { $player } quiere que un bot juegue por { $victim }.
reason-bot-sits = Un bot juega este asiento por ti. Recupéralo primero.
reason-time-over = Se acabó tu tiempo en esta partida: un bot la termina.
reason-no-vacation = Solo hay vacaciones donde cada jugada tiene su tiempo.
reason-vacation-left = { $count ->
    [0] Ya no te quedan vacaciones aquí.
    [one] Te queda un día de vacaciones aquí.
   *[other] Te quedan { $count } días de vacaciones aquí.
}
reason-seat-taken = Ahí ya hay alguien.
reason-too-few-voters = Para votar la salida de alguien hacen falta al menos dos personas más.
reason-game-over = La partida ha terminado.

# El panel de asientos.
seats-other-device = Enlace para otro dispositivo
seats-invite = Crear enlace de invitación
seats-link-again = Crear otro enlace
seats-revoke = Retirar el enlace
seats-away = Que juegue un bot por ahora
seats-back = He vuelto
seats-leave = Dejar la mesa
seats-leave-sure = Renuncias a tu asiento para siempre y un bot sigue jugando. ¿Seguro?
seats-leave-yes = Sí, dejarla
seats-leave-no = No, me quedo
seats-vacation = Tomar vacaciones
seats-vacation-days = Días
seats-vacation-ends = Terminar mis vacaciones
seats-bot-plays = Un bot juega este asiento.
seats-bot-for-you = Un bot juega por ti. El registro cuenta lo que hizo.
seats-lost = Este asiento ya no es tuyo: se dejó o te lo quitaron.
seats-waits = Aquí aún no hay nadie.
seats-votes = { $count ->
    [one] Un voto por un bot
   *[other] { $count } votos por un bot
}
seats-give = Que juegue un bot
seats-more-time = Dar más tiempo
seats-remove = Echar de la mesa
seats-vote = Votar por un bot
seats-mute = Silenciar
seats-unmute = Volver a leer
seats-report = Denunciar
seats-report-what = ¿Qué debe saber quien administra el servidor?
seats-report-send = Enviar la denuncia
seats-reported = La denuncia ha llegado.

# Relojes.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = Tiempo restante
clock-over = Se acabó el tiempo
clock-vacation = De vacaciones
pace = Ritmo
pace-none = Sin reloj
    .text = Cada cual tarda lo que quiera.
pace-day = Un día por jugada
    .text = Para amigos que pasan cada día.
pace-three-days = Tres días por jugada
    .text = Para una partida al lado de todo lo demás; 14 días de vacaciones cada uno.
pace-week = Una semana por jugada
    .text = Nadie tiene prisa.
pace-half-hour = 30 minutos por partida
    .text = Todos se sientan ahora y juegan rápido.
pace-hour = 60 minutos por partida
    .text = Todos se sientan ahora.
pace-in-move = { $time } por jugada
pace-in-game = { $time } por partida
pace-end = Cuando se acaba el tiempo
pace-end-bot = Juega un bot
    .text = Hasta que la persona vuelva.
pace-end-host = Decide quien abrió la mesa
    .text = Más tiempo, o un bot.
beforehand-power = Tu carta de poder cuando te toque:
beforehand-first = primera opción
beforehand-second = si no
beforehand-ask = pregúntame
