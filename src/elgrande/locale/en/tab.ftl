### What the page says where it plays alone, without a server.

web-tab-loading = The game is being set up on your device: { $percent }%. You can look around in the meantime.
web-tab-failed = The game could not be started in this browser. Load the page again; if that does not help, try a newer browser.
web-tab-storage-full = Your browser has run out of storage. You can play on, but this game will be lost when you close the page: finish it, or free up space on your device.
web-tab-storage-forbidden = Your browser does not let this page store anything. You can play, but the game will be lost when you close the page; a private window or the browser's settings may be the reason.
web-tab-understood = Got it
web-tab-update = A new version of this page is available.
web-tab-update-load = Load it now
web-tab-friends = Play with friends
web-tab-friends-how = This page plays entirely in your browser: against bots, or with several people at this screen. To play with friends elsewhere, one of you has to run a server, which takes a computer with Python and two commands:
web-tab-friends-records = You can move games in both directions: download a replay here and open it there.
web-tab-bots = Here the bots think on your own device, which is slower than a server. Those that look furthest ahead are not available; a Hidalgo thinks for a tenth of a second, the searching bot for one second.
web-tab-kept = Your name and your games are kept in this browser only.
web-tab-carried = Opening the game in this link …
web-tab-too-long = This game is too long for a link; pass on its file instead.
web-tab-elsewhere = Games on this page are kept in the browser they were played in. Whoever has the game can share it from there as a link that contains the whole game.
web-problem-engine = The game could not be started in this browser. Load the page again; if that does not help, try a newer browser.
web-problem-carried = This link contains no game that can be opened; it may be incomplete.
