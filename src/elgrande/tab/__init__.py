"""The game in a page, without a server: what plays a table on a server plays it in a worker of the browser.

Python runs there as WebAssembly. ``web/src/tab`` starts it, keeps what it is given, and carries messages and requests
from the page to it and back; the page does not know the difference. Nothing here knows that there is a browser, so all
of it can be tried without one.
"""
