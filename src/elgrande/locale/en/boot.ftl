### What the browser client says before it has its texts. These few are built into it.

web-boot-loading = El Grande is being laid out …
web-boot-unreachable = The server does not answer. We try again every few seconds; check your connection, or ask whoever runs the server.
web-boot-retry = Try now
