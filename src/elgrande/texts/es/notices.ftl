# Avisos: lo que llega a quienes no están en la mesa, y la página en la que eligen cómo.

## Avisos

notice-turn = Te toca
    .body = { $table }: te toca, en la ronda { $round } de { $rounds }.
notice-others = No te toca
    .body = { $table }: juegan los demás, en la ronda { $round } de { $rounds }.
notice-end = La partida ha terminado
    .body = { $count ->
    [one] { $table }: ha ganado { $names }.
   *[other] { $table }: han ganado juntos { $names }.
}
notice-test = Funciona
    .body = Así te avisa El Grande de que te toca.
notice-feed = El Grande: mis mesas
notice-mail-code = Tu código para El Grande
    .body = Tu código es { $code }. Escríbelo antes de una hora en la página en la que lo pediste.

    Si no lo pediste, alguien se equivocó al escribir su dirección. No hagas nada y no recibirás más mensajes.
notice-mail-end = No recibir más correos como este: { $link }
notice-stop = ¿No recibir más correos sobre tus mesas?
notice-stop-button = No recibir más correos
notice-stopped = Ya no recibirás correos sobre tus mesas.

## La página

notices-title = Avisos
notices-what = Cuando te toca y no estás en la mesa, te avisamos: una vez por turno y nunca en tus horas de silencio.
notices-push = En este dispositivo
notices-push-text = Un aviso en este dispositivo, aunque la página esté cerrada.
notices-push-on = Avísame en este dispositivo
notices-push-denied = Este navegador bloquea los avisos de esta página. Permítelos en los ajustes del navegador.
notices-push-impossible = Este navegador no puede mostrar avisos de esta página. Hace falta https, y en un iPhone o iPad la página debe estar en la pantalla de inicio.
notices-push-failed = El navegador no ha podido suscribirse. ¿Tiene conexión?
notices-mail = Por correo
notices-mail-address = Tu dirección de correo
notices-mail-send = Envíame un código
notices-mail-none = Este servidor no envía correos.
notices-mail-code = El código del correo
notices-mail-confirm = Confirmar
notices-hook = A un webhook
notices-hook-text = Para Discord, Slack o un programa propio: su dirección recibe una petición.
notices-hook-address = Dirección del webhook
notices-hook-add = Añadir
notices-hook-secret = Los avisos a este webhook van firmados con este secreto. Solo se muestra ahora:
notices-feed = Como canal
notices-feed-text = Una lista de tus mesas para lectores de noticias y programas (JSON Feed). Quien conoce su dirección puede leerla.
notices-feed-new = Crear una dirección
notices-feed-again = Crear otra dirección
notices-feed-end = Cerrar el canal
notices-feed-address = La dirección solo se muestra ahora; la anterior ya no lleva a ninguna parte:
notices-quiet = Horas de silencio
notices-quiet-want = Sin avisos por la noche
notices-quiet-from = desde las
notices-quiet-to = hasta las
notices-zone = Zona horaria
notices-language = Idioma de los avisos
notices-save = Guardar
notices-saved = Guardado
notices-yours = Aquí recibes avisos
notices-none = Todavía no recibes avisos en ningún sitio.
notices-device = Navegador
notices-this-device = Este dispositivo
notices-unconfirmed = aún sin confirmar
notices-off = desactivado, porque ya no llegaba nada
notices-try = Probar
notices-sent = Hay un aviso en camino.
notices-remove = Quitar
notices-trouble = El último aviso no llegó: { $why }
notices-trouble-refused = el otro lado lo rechaza.
notices-trouble-redirected = la dirección lleva a otra.
notices-trouble-unreachable = allí no contesta nadie.
notices-trouble-private = la dirección no está en la internet pública.
notices-trouble-unmailed = el servidor de correo no lo aceptó.
notices-here = Avisos de esta mesa
notices-here-on = Esta mesa te avisa cuando te toca
notices-here-off = Esta mesa está en silencio

## Sin conexión

notices-offline = No tienes conexión. Así estaba a las { $time }.
notices-offline-choose = Podrás elegir de nuevo cuando vuelva la conexión.

## Por qué no

reason-wrong-code = Este código es incorrecto o demasiado antiguo. Pide otro.
reason-no-mail = Este servidor no envía correos.
reason-bad-address = Esto no es una dirección de correo.
reason-bad-hook = Un webhook necesita una dirección en la internet pública que empiece por https://.
