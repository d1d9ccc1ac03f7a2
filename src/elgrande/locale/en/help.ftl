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
help-out = Output
help-examples = Examples:

## Commands; .more is a second paragraph, the others explain an example

help-elgrande = El Grande, the board game of kings and grandes, in its editions of 1995, 2015 and 2023.
    .more = Begin with `elgrande play`. Every command has its own help: `elgrande play --help`.
help-play = Play: in the browser, alone against bots or with friends; or in the terminal.
    .more =
        In the terminal, type the key before an option, or the option itself; `?` helps. A game that you leave early is
        kept.
    .browser = opens the browser
    .here = here, edition 2015, four players
    .thinkers = opponents that think for a second
help-simulate = Let random players play many games, and sum up the results.
help-replay = Replay a record: every choice is checked, then the log and the table are shown.
    .moment = how the table stood after 120 entries
    .scenario = that table as a scenario
help-scenario = Run scenario files: a position, some choices, and what must then be true.
    .more = The exit status is 0 if everything was true. docs/scenarios.md explains how to write one.
help-cards = Browse the action cards: text, number of copies, effect, and how well established all that is.
    .all = all 45 cards of 1995 and 2015
help-bench = Measure how fast the rules are: random games, copies and views, compiled and as plain Python.
    .all = every edition, two to five players
help-test = In a checkout: run every check there is. Further arguments go to pytest.
help-doctor = Show what is installed, compiled and built, where games are kept, and what is wrong.
    .more = The exit status is 1 if something needs attention.
    .report = to attach to a bug report
help-docs = Build the documentation as a site and read it in the browser, without any network.
help-version = Show which version this is, and whether its rules are compiled.
help-review = Review a recorded game: what every decision gave away, and what luck did.
help-puzzle = Solve a puzzle here in the terminal: one choice is clearly best.
help-puzzles = All puzzles: list them, check them again, look for new ones.
help-list = All puzzles, easiest first.
help-check = Solve puzzles again, and say which of them no longer hold up.
help-find = Look for puzzles in games between strong bots. Those already in the folder count, and stay.
help-arena = Let bots play each other, and say how certain the result is.
    .more =
        Every shuffle is played with the bots in every seat, so that luck evens out. Intervals are 95% confidence
        intervals over deals. docs/arena.md explains what the figures mean.
help-dataset = Have bots play many games, and write them as arrays to learn from.
    .more = The folder gets NumPy files with a hundred games each. docs/research.md explains what is in them.
help-site = Write the game as a folder of files that plays in the browser without any server.
    .more = Any web host can serve it, and so can `python -m http.server`. docs/site.md says more.
help-admin = Administer a server.
help-rate = Note the results of finished games, and rate them.
    .more = Servers do this by themselves. With --again all ratings and statistics are recomputed from the records, starting with the first game; the figures stay the same unless the program that computes them has changed.
help-appoint = Make an account an administrator, with access to the page /admin.
help-accounts = Find accounts by part of their name.
help-ban = Keep an account or an address range out.
help-unban = Let an account or an address range back in.
help-rename = Change somebody's name.
help-reset-password = Make a link for somebody to set a new password; it works once and is valid for a day.
help-close-table = End the game at a table, or remove the table if no game has begun.
help-close-report = Mark a report as dealt with.
help-announce = Show everybody an announcement at the top of every page.
help-withdraw = Withdraw an announcement.
help-show = Show reports, bans, announcements, what is kept, and what administrators have done.
help-serve = Run a server where people play in their browsers, live or over several days.
    .more =
        Every flag can also be set as an environment variable (ELGRANDE_PORT) or in a TOML file. docs/server.md says
        more.
    .alone = for this machine alone
help-think = Think for the bots of servers that share a PostgreSQL database, on this machine or another one.
    .more = The servers need the setting `think_elsewhere`. Start as many of these as you like, wherever you like.

## Flags

flag-version = Show which version this is.
flag-language = The language of everything the game says; by default that of your environment (LANG).
flag-edition = The box whose cards and rules are used.
flag-players = Number of players, 2 to 5.
# $list names them all
flag-sets = A module to add; repeat for more: { $list }.
flag-option = A table option; repeat for more. Defaults come first: { $list }.
flag-seed = The same seed shuffles the same game.
flag-cards = Your corrections to cards that are not established.
flag-seat = Your seat: a colour, or a number from 1.
flag-names = Names: yours first, then your opponents' clockwise.
# $list names them all, $usual is the one that plays if none is named
flag-bots =
    Who takes the other seats: one bot for all, or repeat for each, clockwise from your left. { $list }, search:1
    (seconds to think) or module:Class; { $usual } if not given.
flag-record = Record the game as it goes on.
flag-resume = Continue a saved game.
flag-ascii = Draw with plain letters and lines only.
flag-scroll = Print line by line; never clear the screen.
flag-terminal = Play here, in the terminal. Any of the flags above means that too.
flag-port = 8000 if not given; 0 for any free port.
flag-database =
    Where games are kept: an SQLite file, or postgresql://user:password@host/name. By default a file in your data
    folder.
flag-browser = Open the browser when everything is ready.
flag-games = How many games.
flag-json = Print plain data for other programs.
flag-file = A record; - reads from standard input.
flag-to = Stop after this many entries of the record.
flag-position = Write the table as a scenario file, including everything hidden.
flag-check = Only say whether the record is sound.
flag-files = Scenario files in YAML.
flag-verbose = Report every step, not only failures.
flag-words = Only cards containing these words.
flag-stack = Only this stack.
flag-provenance = Only cards known in this way: printed, reconstructed, ...
flag-editions = Only this edition; repeat for more.
flag-bench-players = Only this number of players; repeat for more.
flag-seconds = Time for each repetition; the best of five counts.
flag-docs-port = 0 for any free port.
flag-docs-browser = Open the browser.
flag-folder = Only write the pages into a folder.
flag-again = Compute everything from the records, not only what is missing.
flag-site-folder = Where to write it; an older site there is replaced.
flag-dataset-folder = Where the files go; those already there are kept.
flag-dataset-bots = Repeat for each seat, clockwise; { $usual } if not given.
flag-dataset-observations = The version of observations and actions: 0 for the base games, 1 for every mix with expansions.
flag-dataset-seed = The seed of the first game; the others follow it.
flag-arena-bots =
    One bot for each seat: random, greedy, search:0.25 (seconds), search:400i (iterations), module:Class; the same bot
    may take several seats.
flag-arena-players = Number of players; as many as there are bots.
flag-arena-seed = The same seed gives the same match.
flag-arena-games = How many games, rounded up to whole deals.
flag-seats = Each deal is played once for every seat, or once for every order around the table.
flag-until = Stop as soon as it is clear whether the first bot wins more or less often than this (0.55, say).
flag-jobs = Games at the same time; by default one for each core.
flag-ray = Play on a Ray cluster, or with Ray on this machine (needs elgrande[ray]).
flag-results = Write every game to this file (JSON lines); a match already in it continues where it stopped.
flag-any-version = Continue with results played by another version.
flag-html = Write a report with plots.
flag-account = The login of an account, or its id.
flag-dismiss = Take the role away again.
flag-text = Part of a name or login.
flag-announce-text = What everybody should read.
flag-network = Addresses instead of an account: 192.0.2.0/24.
flag-days = Number of days; for good if not given.
flag-why = The reason, for the log.
flag-name = The new name.
flag-table = The id of a table, as in its link.
flag-withdraw-id = Its number, as shown by `elgrande admin show`.
flag-close-report-id = Its number, as shown by `elgrande admin show`.
flag-host = Where to listen: 127.0.0.1, or 0.0.0.0 for everybody.
flag-settings = A TOML file with settings.
flag-https = Browsers connect by https, through a proxy.
flag-origins = Another address of this server.
flag-proxies = Proxies whose X-Forwarded headers are trusted.
flag-thinkers = Processes for bots to think in.
flag-workers = Server processes; more than one needs PostgreSQL.
flag-log = The format of the log.
flag-log-level = debug, info, warning or error.
flag-processes = How many think at the same time.
flag-review-seat = Only the decisions of one seat: a colour, or a number from 1.
flag-review-seed = The same seed gives the same review.
flag-strength = How much thought goes into each decision.
flag-id = The name of a puzzle; without one, the puzzle of the day.
flag-ids = Names of puzzles; by default all of them.
flag-kind = What it is about: power, king, veto ...
flag-set = Only with this set.
flag-deep = Check everything that is checked for new ones; takes seconds each.
flag-find-folder = Where they are written.
flag-find-player = Who plays the games.
flag-want = How many there should be.
flag-minutes = Give up after this many minutes.
