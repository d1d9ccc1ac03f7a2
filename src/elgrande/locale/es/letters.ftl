# What notices say that are sent by mail, to browsers or to other services.

letter-turn = Es tu turno en la mesa «{ $table }».
letter-begin = Empieza la partida en la mesa «{ $table }».
letter-short = Se te acaba el tiempo en la mesa «{ $table }».
letter-over = La partida en la mesa «{ $table }» ha terminado.
letter-invite = { $name } te invita a la mesa «{ $table }».
letter-message = { $name } te ha escrito en la mesa «{ $table }».
letter-confirm = El Grande: confirma tu dirección de correo
letter-confirm-about = Abre este enlace para confirmar que esta dirección es tuya. Si no lo has pedido, no hagas nada: sin el enlace no pasa nada.
letter-recover = El Grande: elige una contraseña nueva
letter-recover-about = Abre este enlace antes de una hora para elegir una contraseña nueva. Si no lo has pedido, no hagas nada: la anterior sigue valiendo.
letter-off = No recibir más estos correos, con un clic:
