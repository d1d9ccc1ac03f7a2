### What the page says where it plays alone, without a server.

web-tab-loading = The game is being set up on your device: { $percent }%. You can look around meanwhile.
web-tab-failed = The game could not be started in this browser. Load the page again; if that does not help, try a newer browser.
web-tab-storage-full = Your browser has no room left. This game goes on, but it is lost when you close the page: finish it, or make room on your device.
web-tab-storage-forbidden = Your browser keeps nothing for this page. You can play, but the game is lost when you close it; a private window or the settings of the browser may be the reason.
web-tab-understood = Understood
web-tab-update = There is a new version of this page.
web-tab-update-load = Load it now
web-tab-friends = Play with friends
web-tab-friends-how = This page plays in your browser alone: against bots, or with several people at this screen. To play with friends elsewhere, one of you runs a server, which takes a computer with Python and two commands:
web-tab-friends-records = Games can move there and back: download a replay here and open it there.
web-tab-bots = Here the bots think on your own device, which is slower than a server. Those that look furthest ahead are not offered; a Hidalgo thinks for a tenth of a second, the searching bot for one second.
web-tab-kept = Your name and your games are kept in this browser only.
web-tab-carried = Opening the game in this link …
web-tab-too-long = This game is too long for a link; pass on its file instead.
web-tab-elsewhere = Games on this page are kept in the browser they were played in. Whoever has the game can share it there as a link that has it inside.
web-problem-engine = The game could not be started in this browser. Load the page again; if that does not help, try a newer browser.
web-problem-carried = There is no game in this link that could be opened; it may be incomplete.
