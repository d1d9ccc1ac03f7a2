### Lo que dice la página antes de tener sus textos. Estos pocos van incluidos en el cliente.

web-boot-loading = Preparando El Grande…
web-boot-unreachable =
    El servidor no responde. Lo intentamos de nuevo cada pocos segundos; revisa tu conexión o pregunta a quien lleve el
    servidor.
web-boot-retry = Reintentar
