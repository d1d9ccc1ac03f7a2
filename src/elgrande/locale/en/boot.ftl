### What the browser client says before it has its texts. These few are built into it.

web-boot-loading = Setting up El Grande …
web-boot-unreachable = The server does not answer. We try again every few seconds; check your connection, or ask whoever runs the server.
web-boot-retry = Try now
