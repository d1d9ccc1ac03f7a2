### Finding games and each other: the lobby, quick pairing, friends, profiles, ratings.

meet-nav = Games and players
meet-lobby = Find a game
meet-ranking = Ranking
meet-friends = Friends
meet-my-profile = My profile
meet-profile = Profile

## The lobby

meet-tables = Public tables
meet-any = any
meet-filter-state = Tables that
meet-state-lobby = are gathering
meet-state-playing = are playing
meet-filter-edition = Edition
meet-filter-sets = Expansion
meet-no-sets = none
meet-filter-players = Players
meet-filter-clock = Clock
meet-clock =
    { $kind ->
        [live] live, with a clock
        [days] over days
       *[none] without a clock
    }
meet-filter-language = Language
meet-filter-free = Free seats, at least
meet-filter-rating = Mean rating
meet-rating-from = Mean rating, at least
meet-rating-to = Mean rating, at most
meet-reset = Show all
meet-found =
    { $count ->
        [0] No table fits
        [one] One table
       *[other] { $count } tables
    }
meet-none = Nobody plays this just now. Set up a table and make it public, or wait for others with quick pairing.
meet-locked = Password
meet-mean-rating = Rating { $rating }

## Invitations

meet-invitations = You are invited
meet-invited-by = { $name } asks you to the table
meet-decline = No, thanks
meet-call = Invite friends
meet-call-do = Invite
meet-call-name = Invite { $name }
meet-called = Invited
meet-room-locked = This table has a password. Tell it to those who are to come; friends whom you invite here need none.

## Quick pairing

meet-pair = Quick pairing
meet-pair-about = Say what you want to play. As soon as enough people want the same, the game begins. Those who play about as well come first; the longer you wait, the less that matters. An open table in the lobby that fits counts, too.
meet-pair-game = Game
meet-pair-do = Find players
meet-pair-waiting =
    { $people ->
        [one] You are the first of { $players }
       *[other] { $people } of { $players } are there
    }
meet-pair-stay = Stay on this page: the game opens by itself.
meet-pair-go = You need not stay: the game will be among your tables.
meet-pair-stop = Wait no longer
meet-pair-found = Your game has begun!
meet-pair-others = Others are waiting
meet-pair-count =
    { $people ->
        [one] One of { $players } is waiting
       *[other] { $people } of { $players } are waiting
    }
meet-pair-too = Me too

## Friends

meet-friends-need = Friends are for those with an account: so they know you on every device.
meet-friends-list = Your friends
meet-friends-none = You have not called anybody a friend yet. Do it on somebody's profile or at a table, or with the link to a profile.
meet-mutual = you are their friend, too
meet-unfriend = No longer a friend
meet-unfriend-name = { $name } is no longer a friend
meet-befriend-name = Call { $name } a friend
meet-friend-add = Add a friend
meet-friend-add-about = Look for a name, ask for the link to their profile, or send them yours. Friends can invite you, and you see at which public tables they sit.
meet-friend-link = Name, or link to a profile
meet-friend-search = Look
meet-friend-nobody = Nobody found. Who keeps a private profile is found by the whole login.
meet-friend-bad-link = This is no link to a profile. It ends in /player/ and some letters: copy it whole, and paste it here.
meet-friend-do = Add as a friend
meet-own-link = The link to your profile

## Profiles

meet-you = That is you
meet-guest = Guest
meet-not-public = Not public
meet-since = Here since { $date }
meet-speaks = speaks { $languages }
meet-hidden = { $name } keeps the rest private.
meet-settings = What others see
meet-public = Everybody may see my profile
    .about = Otherwise others see your name alone, and you are not in the ranking.
meet-languages = Languages I speak
meet-save = Save
meet-saved = Saved
meet-somebody = somebody who has left
meet-no-games = No finished game yet.

## Ratings

meet-ratings = Ratings
meet-rating = Rating
meet-ratings-none = No rated game yet. Games count that were played to the end by at least two people with accounts.
meet-provisional = provisional
meet-unrated = no rating yet
meet-family-label = Game
meet-family =
    { $family ->
        [base] The base game
        [2023] The edition of 2023
        [king-intrigant] King & Intrigant
       *[expansions] With expansions
    }
meet-speed-label = Speed
meet-speed =
    { $speed ->
        [days] over days
       *[live] live
    }
meet-game-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
meet-place = Place
meet-games = Games
meet-mine =
    { $games ->
        [one] Your rating is { $rating }, after one game.
       *[other] Your rating is { $rating }, after { $games } games.
    }
meet-mine-provisional =
    { $games ->
        [one] Your rating is { $rating } after one game. It is provisional: after some more games you appear here.
       *[other] Your rating is { $rating } after { $games } games. It is provisional: after some more you appear here.
    }
meet-board-none = Nobody has played enough rated games here yet. The bots are there to compare yourself with.
meet-board-about = 400 points more are odds of ten to one to come in before the other. Bots stand where matches among them have put them.

## Statistics

meet-results = Results
meet-results-all =
    { $games ->
        [one] One game, wins { $share }, mean rank { $rank }
       *[other] { $games } games, wins { $share }, mean rank { $rank }
    }
meet-played = Played
meet-wins = Wins
meet-mean-rank = Mean rank
meet-mean-points = Points
meet-sources = Points in a game, by source
meet-powers = Favourite power cards
meet-power-times = { $times } × in { $games }
meet-company = With whom
meet-ahead = Ahead
meet-behind = Behind
meet-history = Games
meet-history-none = No game that you may see.
meet-rank = Rank { $rank } of { $players }
meet-with = with { $names }
meet-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
meet-rating-after = { $rating } ({ $change })
