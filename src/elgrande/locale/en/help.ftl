### What the command line says about itself: `elgrande --help`, and what is wrong with a line.
### Names of flags, files and values stay as they are typed.

help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-error = Error
help-required = required
# $value is what holds if nothing is said
help-default = default: { $value }
# $command is a line to type
help-try = Try { $command } for help.
help-help = Show this help.
help-which = Which game
help-how = How it is played
help-out = What comes out
help-examples = Examples:

## Commands; .more is a second paragraph, the others explain an example

help-elgrande = El Grande, the board game of Kings and Grandes, in its editions of 1995, 2015 and 2023.
    .more = Begin with `elgrande play`. Every command has its own help: `elgrande play --help`.
help-play = Play: in the browser, alone against bots or with friends; or in the terminal.
    .more =
        In the terminal, type the key before an option, or the option itself; `?` helps. A game that is left early is
        kept.
    .browser = opens the browser
    .here = here, edition 2015, four players
    .thinkers = opponents who think for a second
help-simulate = Let random players play many games, and sum them up.
help-replay = Play a record again: every choice is checked, then log and table are shown.
    .moment = how the table stood after 120 entries
    .scenario = that table as a scenario
help-scenario = Run scenario files: a position, some choices, and what must then hold.
    .more = The exit status is 0 if everything held. docs/scenarios.md tells how to write one.
help-cards = Browse the action cards: text, number of copies, effect, and how well all that is known.
    .all = all 45 cards of 1995 and 2015
help-bench = Measure how fast the rules are: random games, copies and views, compiled and as plain Python.
    .all = every edition, two to five players
help-test = In a checkout: run every check there is. Further arguments go to pytest.
help-doctor = Say what is installed, compiled and built, where games are kept, and what is wrong.
    .more = The exit status is 1 if something had better be done.
    .report = to go with a report of a bug
help-docs = Build the documentation as a site, and read it in the browser, without any network.
help-version = Say which version this is, and whether its rules are compiled.
help-review = Look at a recorded game again: what every decision gave away, and what luck did.
help-puzzle = Solve a puzzle here in the terminal: one choice is clearly best.
help-puzzles = All puzzles: list them, hold them to the bar again, look for new ones.
help-list = All puzzles, easiest first.
help-check = Solve puzzles anew, and say which of them do not hold.
help-find = Look for puzzles in games of strong bots. What is in the folder already counts, and stays.
help-arena = Let bots play each other, and say how sure the result is.
    .more =
        Every shuffle is played with the bots in every seat, so that luck comes to all alike. Intervals are 95%
        confidence intervals over deals. docs/arena.md tells what the figures mean.
help-dataset = Have bots play many games, and write them down as arrays to learn from.
    .more = The folder gets files of NumPy with a hundred games each. docs/research.md tells what is in them.
help-site = Write the game as a folder of files that plays in the browser without any server.
    .more = Any web host can serve it, and so can `python -m http.server`. docs/site.md tells more.
help-admin = Look after a server.
help-rate = Note what games came to that are over, and rate them.
    .more = Servers do that by themselves. With --again all ratings and statistics are computed from the records, from the first game on; the figures stay the same unless the program that computes them has changed.
help-appoint = Make an account an administrator, who finds the page /admin.
help-accounts = Find accounts by a part of their names.
help-ban = Keep an account or an address range out.
help-unban = Let an account or an address range in again.
help-rename = Give somebody another name.
help-reset-password = Make a link with which somebody can set a new password, for a day and once.
help-close-table = End the game at a table, or clear it away if none has begun.
help-close-report = Note that a report is dealt with.
help-announce = Tell everybody something at the head of every page.
help-withdraw = Take an announcement back.
help-show = Show reports, bans, announcements, what is kept, and what administrators have done.
help-serve = Run a server where people play in their browsers, live or over days.
    .more =
        Every flag can also be an environment variable (ELGRANDE_PORT) or stand in a TOML file. docs/server.md says
        more.
    .alone = for this machine alone
help-think = Think for the bots of servers at a PostgreSQL, on this machine or another one.
    .more = The servers need the setting `think_elsewhere`. Start as many of these as you like, wherever you like.

## Flags

flag-version = Say which version this is.
flag-language = The language of everything that the game says; that of your environment (LANG) without it.
flag-edition = The box whose cards and rules are used.
flag-players = Number of players, 2 to 5.
# $list names them all
flag-sets = A module to add, again for each further one: { $list }.
flag-option = A table option, again for each further one, the default first: { $list }.
flag-seed = The same seed shuffles the same game.
flag-cards = Your corrections of cards that are not established.
flag-seat = Your seat: a colour, or a number from 1.
flag-names = Names: yours first, then your opponents' clockwise.
# $list names them all, $usual is the one that plays if none is named
flag-bots =
    Who sits on the other seats: one bot for all, or again for each, clockwise from your left. { $list }, search:1 (seconds
    to think) or module:Class; { $usual } if not given.
flag-record = Write the game down as it goes on.
flag-resume = Go on with a game that was saved.
flag-ascii = Draw with plain letters and lines only.
flag-scroll = Print line by line; never clear the screen.
flag-terminal = Play here, in the terminal. Any of the flags above means that too.
flag-port = 8000 if not said; 0 for any free one.
flag-database =
    Where games are kept: a file of SQLite, or postgresql://user:password@host/name. By default a file in your data folder.
flag-browser = Open the browser when everything is ready.
flag-games = How many games.
flag-json = Print plain data for other programs.
flag-file = A record; - is what is piped in.
flag-to = Stop after so many entries of the record.
flag-position = Write the table down as a scenario file, all that is hidden included.
flag-check = Only say whether the record is sound.
flag-files = Scenario files in YAML.
flag-verbose = Tell every step, not only failures.
flag-words = Only cards with these words.
flag-stack = Only this stack.
flag-provenance = Only cards known in this way: printed, reconstructed, ...
flag-editions = Only this edition, or these if said again.
flag-bench-players = Only this number of players, or these.
flag-seconds = Time for each repetition; the best of five counts.
flag-docs-port = 0 for any free one.
flag-docs-browser = Open the browser.
flag-folder = Only write the pages into a folder.
flag-again = Compute everything from the records, not only what is missing.
flag-site-folder = Where to write it; an older site there is replaced.
flag-dataset-folder = Where the files go; those that are there already are kept.
flag-dataset-bots = Again for each seat, clockwise; { $usual } if not given.
flag-dataset-observations = The version of observations and actions: 0 for the base games, 1 for every mix with expansions.
flag-dataset-seed = The seed of the first game; the others follow it.
flag-arena-bots =
    One bot for each seat: random, greedy, search:0.25 (seconds), search:400i (iterations), module:Class; the same bot may
    sit on several seats.
flag-arena-players = Number of players; as many as there are bots.
flag-arena-seed = The same seed gives the same match.
flag-arena-games = How many games, rounded up to whole deals.
flag-seats = Each deal is played once for every seat, or once for every order around the table.
flag-until = Stop as soon as it is decided whether the first bot wins more or less often than this (0.55, say).
flag-jobs = Games at the same time; all cores without it.
flag-ray = Play on a Ray cluster, or on a Ray of this machine (needs elgrande[ray]).
flag-results = Write every game down (JSON lines); a match that is there already goes on where it stopped.
flag-any-version = Go on with results that another version has played.
flag-html = Write a report with plots.
flag-account = The login of an account, or its id.
flag-dismiss = Take it away again.
flag-text = A part of a name or a login.
flag-announce-text = What everybody is to read.
flag-network = Addresses in place of an account: 192.0.2.0/24.
flag-days = For so many days; for good if not said.
flag-why = A word about it, for the log.
flag-name = The new name.
flag-table = The id of a table, as it stands in its link.
flag-withdraw-id = Its number, as `elgrande admin show` tells it.
flag-close-report-id = Its number, as `elgrande admin show` tells it.
flag-host = Where to listen: 127.0.0.1, or 0.0.0.0 for everybody.
flag-settings = A TOML file with settings.
flag-https = Browsers come by https, through a proxy.
flag-origins = A further address of this server.
flag-proxies = Proxies whose X-Forwarded headers are believed.
flag-thinkers = Processes for bots to think in.
flag-workers = Server processes; more than one needs PostgreSQL.
flag-log = The form of the log.
flag-log-level = debug, info, warning or error.
flag-processes = How many think at the same time.
flag-review-seat = Only the decisions of one seat: a colour, or a number from 1.
flag-review-seed = The same seed gives the same review.
flag-strength = How hard each decision is thought about.
flag-id = The name of a puzzle; without one, the puzzle of the day.
flag-ids = Names of puzzles; all of them without.
flag-kind = What it is about: power, king, veto ...
flag-set = Only with this set.
flag-deep = Hold them to everything that new ones are held to; takes seconds each.
flag-find-folder = Where they are written.
flag-find-player = Who plays the games.
flag-want = How many there are to be.
flag-minutes = Give up after so many minutes.
