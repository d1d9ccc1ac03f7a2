# Games among people: how they end, whom one waits for, accounts, order and notices.

## How a game ends

people-end = Propose to end the game
people-end-alone = End the game
people-end-sure = Yes, end it now
people-end-about = The game is over, and nobody has won. Its record stays.
people-resign = Resign
people-resign-sure = Yes, resign for good
people-resign-about = You cannot take your seat back afterwards.
people-delete-alone = Delete the game
people-delete-sure = Yes, delete it
people-delete-about = The game and its record are gone for good.
people-resigned-note = You have resigned from this game.
people-ended-agreed = Everybody agreed to end this game early.
people-ended-resigned = The game is over: all but one player resigned.
people-ended-absence = The game ended early because somebody was missing.
people-ended-abandoned = The game is over: nobody had made a move for too long.
people-ended-closed = This table was closed by an administrator.
people-see-record = Watch the replay
people-end-asked =
    { $number ->
        [one] { $names } would like to end the game now.
       *[other] { $names } would like to end the game now.
    }
people-end-agree = Agree
people-end-asking = You have proposed to end the game. It ends when all players agree.
people-end-withdraw = Keep playing after all
people-go-on = Continue playing
people-new-game = New game
people-go-on-about = Your game against bots is in round { $round }, last played { $when }.
people-archive = Archive: abandoned games against bots
people-archive-none = Nothing here. Games against bots end up here when you have not played for two weeks.

## Waiting

people-waited =
    { $minutes ->
        [one] You have been waiting for { $name } for a minute. What should happen?
       *[other] You have been waiting for { $name } for { $minutes } minutes. What should happen?
    }
people-wish-remind = Send a reminder
people-wish-bot = Let a bot take over
people-wish-skip = Skip this turn
people-wish-end = End the game
web-notice-resigned = { $name } has resigned.
web-notice-absent = { $name } has been away too long; a bot takes over.
web-notice-skipped = { $name } is away; a bot plays this one turn.
web-notice-reminded = { $name } is being reminded that it is their turn.
people-aside-left = { $name } left; a bot takes over.
people-aside-resigned = { $name } resigned.
people-aside-absent = { $name } was away too long; a bot takes over.
people-aside-late = { $name } ran out of time; a bot takes over.
people-aside-handed-over = A bot plays for { $name }.
people-aside-skipped = A bot plays one turn for { $name }.
people-aside-back = { $name } is back.

## Rules of a table

people-rule = If somebody stops playing
people-rule-absent = If somebody is away
people-rule-vote = The others vote
    .about = If somebody is away, the others vote on what happens.
people-rule-minutes =
    { $minutes ->
        [one] After one minute
       *[other] After { $minutes } minutes
    }
people-rule-minutes-short = waits { $minutes } min
people-rule-then = Then
people-rule-then-remind = Remind them
people-rule-then-bot = A bot takes over
people-rule-then-skip = A bot plays this one turn
people-rule-then-end = The game ends without a winner
people-rule-after = If somebody is away for { $minutes } minutes while others wait: { $then }.
people-rule-last = After { $days } days without a move the game is over.
people-rule-clock = With a clock, a bot takes over when a player's time is up.
people-rule-resigned = If somebody resigns
people-rule-resigned-bot = A bot takes over for players who resign.
people-rule-resigned-nobody = Nobody takes over for players who resign.
people-clock-delay = Free seconds per turn
people-clock-delay-short = { $seconds } s free
people-clock-weekend = Weekends do not count
people-clock-still = The clock is stopped and starts again { $when }.
people-time-short = You are running out of time: { $left } left.
people-clock-holidays = Days off per game
people-clock-holidays-short =
    { $days ->
        [one] one day off
       *[other] { $days } days off
    }
web-problem-resigned = You have resigned here; this seat cannot be taken back.
web-problem-not-waited = Wait a little longer first: they may be right back.
web-problem-bad-rule = These times are not possible: waiting can last from 2 minutes to a week, and at most a year in all.
