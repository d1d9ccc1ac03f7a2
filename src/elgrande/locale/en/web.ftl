### What only the pages of the browser client say. The table itself speaks with game.ftl and table.ftl.

## Everywhere

web-skip = Go to the content
web-nav = Pages
web-nav-menu = Menu
web-nav-new = New table
web-nav-lobby = Lobby
    .long = Find a game
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-replays = Replays
web-nav-puzzles = Puzzles
web-nav-about = About
web-nav-account = Account
web-opening = One moment, loading the page …
web-fetching = One moment, asking the server …
web-trying-again = We keep trying automatically.
web-retry = Try again
web-reload = Reload the page
web-to-home = Back to the start page
web-close = Close
web-copy = Copy
web-copied = Copied
web-just-now = just now

## Start page

web-tagline = Spain in the 15th century. Send your caballeros, keep close to the King, and become El Grande.
web-play-now = Play now
web-play-now-starting = Setting up the game …
web-learn-now = New here? Learn it in five minutes
web-play-now-about = Right away, against three bots.
web-play-as = You play as { $name }.
web-change-name = Change your name
web-table-quick = A quick game
web-join = Join
web-join-label = Join with an invitation link
web-join-placeholder = Invitation link
web-join-bad-link = This is no invitation link. Invitation links end in /table/ and some letters: copy the whole link and paste it here.
web-my-tables = Your tables
web-my-tables-none = You are not at any table right now. Play now, or set up a new table and invite friends.
web-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
web-public-tables = Public tables
web-public-tables-none = No public game is waiting or being played. Be the first: set up a table and make it public.
web-recent-games = Finished games
web-recent-games-none = No game has finished yet. Finished games appear here, and you can upload records of your own.
web-all-replays = All replays
web-go-lobby = To the waiting room
web-go-play = To the table
web-go-join = Join
web-go-watch = Watch
web-uploaded = uploaded
web-round = Round { $round }
web-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-state-open =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-state-full = All seats are taken.
web-state-over = The game is over.
web-state-won =
    { $count ->
        [one] { $winners } has won.
       *[other] { $winners } have won.
    }
web-state-held = The game is paused: nobody is playing any more.
web-state-held-mine = The game is waiting for you: bots are playing for everybody.
web-state-waiting = Waiting for { $players }

## New table

web-new-edition = Edition
web-new-sets = Expansions and modules
web-new-set-not-here = Not in this edition; it goes with { $editions }.
web-new-options = Table rules
web-new-options-default = Standard rules
web-new-options-changed =
    { $count ->
        [one] One changed
       *[other] { $count } changed
    }
web-new-seats = Seats
web-new-players = players
web-new-strengths = A Page is an easy rival; then come Squire, Hidalgo and Count, and a Duke is the hardest.
web-new-seat = Seat { $number }
web-new-hot-seat = Several people at this screen: the table shows whose turn it is and hides what is secret.
web-new-watching = You have no seat, so you will be watching.
web-new-shuffle = Seat players at random
web-new-clock = Time
web-new-table = The table
web-new-name = Name
web-new-name-placeholder = { $name }’s table
web-new-public = Public
    .yes = Anyone can find it on the start page, watch, and take a free seat.
    .no = Only people with the link can find it.
web-new-hints = Hints allowed
    .about = Players may ask the advisor what it would do, and why.
web-new-password = Password
    .about = Only whoever knows it, or whom you invite, comes in. Empty for none.
web-new-language = Language at the table
web-new-language-any = not said
web-new-impossible = This cannot be played:
web-new-then-lobby =
    { $count ->
        [one] Next comes the waiting room, with a link for the free seat.
       *[other] Next comes the waiting room, with a link for the { $count } free seats.
    }
web-new-then-start = No seat is free: the game begins at once.
web-new-create = Create table
web-new-start = Start the game
web-new-creating = Creating the table …

web-clock-none = No clock
    .about = Take all the time you want.
web-clock-live = Live
    .about = Minutes for the whole game, plus a few seconds for every turn.
web-clock-days = Turn by turn, over several days
    .about = Everyone has a few days for each turn.
web-clock-minutes = Minutes per player
web-clock-increment = Seconds per turn
web-clock-days-number = Days per turn
web-clock-live-short = { $minutes } min + { $increment } s
web-clock-days-short =
    { $days ->
        [one] one day per turn
       *[other] { $days } days per turn
    }

## Seats

web-seat-me = Me
web-seat-person = Somebody else
web-seat-bots = Bots
web-seat-bot = Bot
web-seat-name = Name at this seat
web-seat-open = free
web-seat-waiting = Waiting for somebody to sit down
web-seat-you = you
web-seat-ready = Ready
web-seat-here = here
web-seat-away = away
web-seat-take = Sit here
web-seat-also = Somebody else is playing on this screen too
web-seat-leave = Leave seat
web-seat-choose-bot = Bot for seat { $number }
web-seat-add-bot = Add a bot …
web-seat-free = Free the seat

## Bots without a personality

web-bot-search = The thinker
    .about = Plays out thousands of games in its head before every choice, without a character of its own.
web-bot-greedy = The greedy one
    .about = Takes what brings most right now.
web-bot-quick = The quick one
    .about = Follows a few simple rules, very fast.
web-bot-random = The fool
    .about = Chooses at random.
web-bot-timed = { $name } ({ $seconds } s)

## Waiting room

web-lobby-public = Public
web-lobby-private = By invitation
web-lobby-begin = Starting the game
web-lobby-open-owner = Invite somebody, or put a bot there.
web-lobby-open-guest = The game begins when they are taken and everybody is ready.
web-lobby-take-seat = Sit down to play, or stay and watch.
web-lobby-unready =
    { $count ->
        [one] One player is not ready yet.
       *[other] { $count } players are not ready yet.
    }
web-lobby-can-start = Everybody is here: you can start.
web-lobby-full = All seats are taken. Stay here to watch: the table opens on this page as soon as the game begins. Or set up a table of your own.
web-lobby-own-table = Set up my own table
web-lobby-all-ready = All others are ready.
web-lobby-owner-begins = The game begins by itself when everybody is ready, you too, or at once when you start it.
web-lobby-guest-begins = The game begins by itself when everybody is ready, or when the host starts it.
web-lobby-ready-yes = The others see that you can begin.
web-lobby-ready-no = Tick it when you can begin.
web-lobby-start = Start the game
web-lobby-ready = I am ready
web-lobby-give-up = Close the table
web-lobby-give-up-sure = Close this table? Its link will stop working.
web-lobby-invite = Invitation
web-lobby-invite-about = Whoever opens this link can watch and take a free seat, without an account.
web-lobby-people = Who is here
web-locked = A table with a password
web-locked-about = Whoever invited you can tell you the password. It works for watching, too.
web-locked-password = Password of the table
web-locked-enter = Enter
web-lobby-invite-here = This address works on this computer only. For friends elsewhere, start the game with “elgrande serve --host 0.0.0.0” and open it by the name or number of this computer in the network.
web-lobby-invite-network = This address is for friends on the same network; friends farther away need a public one.

## Chat

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-nameless = You need a name to chat: set one on the page
web-chat-waits = It is sent as soon as the connection is back.

## The line to the table

web-table-opening = Finding the table …
web-table-laying = Setting up the board …
web-line-waiting = The server does not answer yet. We keep trying.
web-line-lost = The connection is lost.
web-line-kept = Your choice is kept and sent again.
web-line-again =
    { $seconds ->
        [one] Next try in one second.
       *[other] Next try in { $seconds } seconds.
    }
web-line-trying = Reconnecting …
web-line-back = The connection is back. Nothing is lost.

web-notice-left = { $name } has left; a bot takes over.
web-notice-time-out = { $name } has run out of time; a bot takes over.
web-notice-taken-back = { $name } is playing again.
web-notice-handed-over = A bot plays for { $name }.
# Somebody's own seat. $code: left, time-out, taken-back, handed-over.
web-notice-me =
    { $code ->
        [time-out] Your time is up; a bot plays for you. You can take over again at any time.
        [taken-back] You play yourself again.
       *[other] A bot plays for you. You can take over again at any time.
    }
# Somebody's own seat, where a bot plays: because the time was up or it was wished; the game goes on, or waits.
web-mine-time-plays = Your time is up; a bot plays for you.
web-mine-time-waits = Your time is up. Nobody else is playing, so the game is waiting for you.
web-mine-wish-plays = A bot plays for you.
web-mine-wish-waits = A bot plays for you. Nobody else is playing, so the game is waiting.
web-mine-agreed = You let the bots finish. The game still waits for the others.
web-mine-finish = Let the bots finish
web-again-asked =
    { $number ->
        [0] The others would like to play again.
        [one] { $names } would like to play again.
       *[other] { $names } would like to play again.
    }
web-again-join = Join in
web-notice-bot-stuck = { $name } found no answer in time; a quicker bot has chosen.

## Account

web-account-nobody = Nobody is logged in. To play, a name is enough; an account keeps your games on every device.
web-account-guest = You are a guest, { $name }. This browser remembers you; with an account your games are yours on every device.
web-account-member = You are logged in as { $name }. Your games are yours on every device.
web-account-as-guest = Play as a guest
web-account-name = Your name
    .about = This is what the others at the table see.
web-account-name-save = Use this name
web-account-profile = Profile, ratings and statistics
web-account-name-set = You are { $name } now.
web-account-register = Create an account
    .about = Your guest games come with you. We keep a login name and a password, nothing else.
web-account-register-do = Create account
web-account-registered = Your account has been created, and you are logged in.
web-account-login = Login name
web-account-password = Password
    .about = At least 8 characters, and not one that everybody would try first.
web-account-log-in = Log in
web-account-logged-in = You are logged in.
web-account-log-out = Log out
    .about = Your games stay yours: log in again on any device.
web-account-logged-out = You are logged out.

## Settings of this browser

web-settings = Settings
web-settings-kept = Settings apply to this browser.
web-settings-auto = Same as the browser
web-settings-language = Language
web-settings-theme = Light or dark
web-settings-theme-auto = Same as the system
web-settings-theme-light = Parchment by day
web-settings-theme-dark = Map by night
web-settings-speed = Animations
web-settings-speed-off = Nothing moves
web-settings-speed-slow = Leisurely
web-settings-speed-normal = Brisk
web-settings-speed-fast = Fast
web-settings-confirm = Confirm before my turn ends
    .about = Choices can be taken back until you confirm.
web-settings-automatic = Answer for me when there is only one choice
    .about = A question with only one answer is not asked.
web-settings-explain = Say why
    .about = A quieter line below what is asked says what it is about.
web-settings-translateplaces = Translate the names of regions
    .about = As in the rulebook of your language instead of as on the board.
web-settings-sound = Sound
    .about = A few plucked notes when it is your turn.
web-settings-volume = Volume

## Replays

web-watch-replay = Watch replay
web-review = Review the game
web-play-on = Play on from here
web-play-on-about = A new table with this position: you take the seat, bots take the others.
web-try-out = Try variations
web-try-out-about = All seats are yours, and everything can be taken back
web-play-on-friends = Play on with friends
web-play-on-friends-about = A new table with this position: you take the seat, the others stay open for whoever has the link.
web-change-position = Change this position
web-export = Export
web-analyses = My analyses
web-editor = Position editor
web-more = More
web-download-text = Record
web-download-whole = Download the record of this game
web-upload = Upload a game
web-upload-about = A record that was downloaded here, written by the terminal game, or typed by hand.
web-upload-drop = Drop a file here, or choose one
web-upload-busy = Checking the record …
web-upload-paste = Or paste its text
web-upload-do = Check and show it
web-upload-too-large = This file is larger than any game. Is it really a record?
web-replay-opening = Loading the game …
web-replay-line = Timeline
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = To the end
web-replay-moment = Moment of the game
web-replay-at = { $number } of { $entries }, round { $round }
web-replay-scoring = General scoring after round { $round }
web-replay-eyes = Seen by
web-replay-open = Everything revealed
web-replay-watch = Spectator
web-replay-link = Link to this moment
web-replay-leave = Leave

## About

web-about-game = El Grande is a board game by Wolfgang Kramer and Richard Ulrich. This is a program to play it, made with care and without any connection to its publishers.
web-about-unknown = The rulebooks do not show every card. What is not established is marked on the card as reconstructed; a correction file can set it right.
web-about-art = Board, pieces and cards are our own drawings, and all texts are in our own words.
web-about-credits = Thanks to
web-credit-map = Regions of Spain
    .about = Merged from the provinces by the Instituto Geográfico Nacional, by way of es-atlas; simplified by us.
web-credit-world = Coasts and neighbours
    .about = Natural Earth, by way of world-atlas.
web-credit-fonts = Fonts
    .about = Under the SIL Open Font License:
web-credit-software = Software
    .about = Among others:
web-about-keys = With the keyboard
web-about-keys-text = Everything can be reached with Tab and chosen with Enter or the space bar. In a replay the arrow keys go step by step, Home and End to the beginning and the end.
web-about-private = Privacy
web-about-private-text = One cookie says who you are, another protects your choices from strangers. Settings stay in your browser. Nothing is tracked, and no other server is contacted.

## When something does not work: a heading, and .text with the next step

web-error-unknown = Something went wrong
    .text = We did not expect this. Load the page again; your games are kept on the server.
web-error-not-found = There is no such page
    .text = The address may have been shortened on its way. From the start page you get everywhere.
web-error-dead-link = There is no such table
    .text = The link may be incomplete, or the host has closed the table. Ask for a new link, or play a game of your own.
web-error-dead-replay = There is no such game
    .text = The link may be incomplete. A game can be replayed only when it is over.
web-error-not-over = This game is not over yet
    .text = Until it is, you can watch it at its table; afterwards every move of it can be looked at again.
    .action = To the table
web-error-unreachable = The server does not answer
    .text = Check your connection and try again. What you have chosen so far is kept.
web-error-too-fast = That was a lot at once
    .text = The server asks for a moment of patience. Wait a little, then try again.
web-error-chunk = A part of the page did not arrive
    .text = The connection broke off, or the server was renewed in the meantime. Load the page again; nothing is lost.
web-error-closed-gone = This table is gone
    .text = The host has closed it. Ask for a new link, or set up a table of your own.
web-error-closed-signed-out = You have logged out
    .text = That ends it in every window. Log in again to go on playing, or load this page again to watch.

## What the server refuses, by its codes

web-problem-unknown = Something went wrong. Try again; if it happens again, reload the page.
web-problem-unreachable = The server does not answer. Check your connection.
web-problem-not-found = That does not exist (any more).
web-problem-no-session = Say who you are first: give a name on the account page.
web-problem-too-fast = That was a bit much at once. Wait a few seconds, then try again.
web-problem-csrf = Your session has expired. Reload the page.
web-problem-table-full = All seats of this table are taken. You can watch.
web-problem-seat-taken = Somebody was faster: this seat is taken. Take another one, or watch.
web-problem-late = That was too late: the table has moved on. See what is asked now.
web-problem-not-your-seat = This is not your seat.
web-problem-not-your-turn = It is not your turn.
web-problem-cannot-undo = There is nothing to take back. { $reason }
web-problem-not-started = The game has not begun yet.
web-problem-over = The game is over.
web-problem-no-hints = There are no hints at this table.
web-problem-too-long = That is too long.
web-problem-unavailable = The server is busy for a moment. Your choice is kept and sent again.
# $reason is what the server says itself, in English.
web-problem-illegal = That is not possible here. { $reason }
web-problem-bad-setup = This cannot be played. { $reason }
web-problem-bad-record = This record cannot be shown. { $reason }
web-problem-bad-position = This position cannot be. { $reason }
# Where a mistake in a record stands: a line of the text, or a part of the data.
web-problem-at =
    { $line ->
        [none] { $where }
       *[other] Line { $line }
    }: { $reason }
web-problem-broken-game = This game was played by other rules than ours and cannot go on here.
web-problem-too-large = This is larger than any game. Is it really a record?
web-problem-started = The game has already begun. You can watch, or set up a table of your own.
web-problem-open-seats = There are free seats. Wait for somebody, or put bots there.
web-problem-not-yours = Only the host of this table can do that.
web-problem-not-your-table = Only those who played here can do that.
web-problem-not-over = This game is not over yet. Afterwards it can be looked at again.
web-problem-nothing-to-review = Nobody has chosen anything in this game; there is nothing to review.
web-problem-wrong-password = Login name or password is wrong. Mind capital letters, and try again.
web-problem-login-taken = This login name is taken. Choose another one, or log in if it is yours.
web-problem-signed-in = You are logged in already. Log out first.
web-problem-bad-login = A login name has 3 to 64 letters, digits or one of . _ - @, and no spaces.
web-problem-bad-password = This password will not do: it needs at least 8 characters.
web-problem-bad-name = This name will not do: one line of at most 24 characters, please, without “;” or invisible characters.
web-problem-bad-holidays = These days off are not possible: they must begin between today and a year from now, must not overlap, and may not exceed 30 days a year.
web-problem-bad-zone = This time zone is not known here.
web-problem-bad-clock = These times are not possible: a live clock has 1 to 600 minutes and up to 600 seconds, a slow one 1 to 30 days.
web-problem-wrong-origin = This page may not talk to this server. Open it at the server's own address.
web-problem-failed = Something went wrong on the server. It has been noted; try again in a moment.
web-problem-bad-request = The server did not understand this. Reload the page and try again.
web-problem-bad-message = The server did not understand this. Reload the page and try again.
web-problem-bad-method = The server did not understand this. Reload the page and try again.
web-problem-bad-seats = There are more seats than players. Take some away.
web-problem-no-such-bot = There is no such bot here. Choose another one.
web-problem-no-such-seat = There is no such seat at this table.
web-problem-no-such-entry = The game does not go that far. Look at another moment of it.
web-problem-no-such-language = There are no texts in this language. Choose another one.
web-problem-too-many = That was too much at once. Ask for less.
web-problem-wrong-host = This server does not go by that name. Open it at its own address.
web-problem-locked = This table has a password. Give it to enter.
web-problem-wrong-table-password = That is not the password of this table. Mind capital letters.
web-problem-bad-table-password = The password of a table has 1 to 60 letters.
web-problem-too-short = A name to look for has three letters or more.
web-problem-no-account = For that you need an account. Make one on the account page.
web-problem-no-such-friend = You can invite those who call you a friend or have played with you.

## Settings for the eyes.
web-settings-letters = Size of letters and pieces
web-settings-letters-size = { $percent }%
web-settings-palette = Colours of the players
web-settings-palette-usual = Usual
web-settings-palette-deutan = For green blindness
web-settings-palette-protan = For red blindness
web-settings-palette-tritan = For blue blindness
web-settings-contrast = Strong contrast
    .about = Black and white letters, strong edges.
web-settings-pieces = Single caballeros on the map
    .about = As in the box, instead of their number.
