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
meet-state-lobby = are waiting for players
meet-state-playing = are in play
meet-filter-edition = Edition
meet-filter-sets = Expansion
meet-no-sets = none
meet-filter-players = Players
meet-filter-clock = Clock
meet-clock =
    { $kind ->
        [live] live, with a clock
        [days] over several days
       *[none] without a clock
    }
meet-filter-language = Language
meet-filter-free = Minimum free seats
meet-filter-rating = Average rating
meet-rating-from = Minimum average rating
meet-rating-to = Maximum average rating
meet-reset = Show all
meet-found =
    { $count ->
        [0] No matching tables
        [one] One table
       *[other] { $count } tables
    }
meet-none = Nobody is playing this right now. Set up a table and make it public, or wait for others with quick pairing.
meet-locked = Password
meet-mean-rating = Rating { $rating }

## Invitations

meet-invitations = You are invited
meet-invited-by = { $name } invites you to the table
meet-decline = No, thanks
meet-call = Invite friends
meet-call-do = Invite
meet-call-name = Invite { $name }
meet-called = Invited
meet-room-locked = This table has a password. Give it to the people you want to play with; friends you invite here do not need it.

## Quick pairing

meet-pair = Quick pairing
meet-pair-about = Say what you want to play. As soon as enough people want the same, the game begins. Players of about your strength come first; the longer you wait, the less that matters. You may also be seated at an open table in the lobby that fits.
meet-pair-game = Game
meet-pair-do = Find players
meet-pair-waiting =
    { $people ->
        [one] You are the first of { $players } players
       *[other] { $people } of { $players } players found
    }
meet-pair-stay = Stay on this page: the game opens by itself.
meet-pair-go = You can leave: the game will appear among your tables.
meet-pair-stop = Stop waiting
meet-pair-found = Your game has begun!
meet-pair-others = Others are waiting
meet-pair-count =
    { $people ->
        [one] One of { $players } is waiting
       *[other] { $people } of { $players } are waiting
    }
meet-pair-too = Me too

## Friends

meet-friends-need = You need an account to have friends, so that they can recognise you on every device.
meet-friends-list = Your friends
meet-friends-none = You have not added any friends yet. You can do that on somebody's profile, at a table, or with the link to a profile.
meet-mutual = has added you too
meet-unfriend = Remove from friends
meet-unfriend-name = Remove from friends: { $name }
meet-befriend-name = Add as a friend: { $name }
meet-friend-add = Add a friend
meet-friend-add-about = Search for a name, ask for the link to their profile, or send them yours. Friends can invite you, and you can see which public tables they are playing at.
meet-friend-link = Name, or link to a profile
meet-friend-search = Search
meet-friend-nobody = Nobody found. Players with a private profile can be found only by their full login.
meet-friend-bad-link = This is not a link to a profile. Such a link ends in /player/ and some letters: copy all of it and paste it here.
meet-friend-do = Add as a friend
meet-own-link = The link to your profile

## Profiles

meet-you = This is you
meet-guest = Guest
meet-not-public = Not public
meet-since = Here since { $date }
meet-speaks = speaks { $languages }
meet-hidden = { $name } keeps everything else private.
meet-settings = What others see
meet-public = Everybody may see my profile
    .about = Otherwise others see only your name, and you do not appear in the ranking.
meet-languages = Languages I speak
meet-save = Save
meet-saved = Saved
meet-somebody = somebody who has left
meet-no-games = No finished games yet.

## Ratings

meet-ratings = Ratings
meet-rating = Rating
meet-ratings-none = No rated games yet. A game counts if at least two people with accounts have played it to the end.
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
        [days] over several days
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
        [one] Your rating is { $rating } after one game. It is provisional: you will appear here after a few more games.
       *[other] Your rating is { $rating } after { $games } games. It is provisional: you will appear here after a few more.
    }
meet-board-none = Nobody has played enough rated games here yet. The bots are listed for comparison.
meet-board-about = A lead of 400 points means odds of ten to one on finishing ahead of the other. Bots are rated by matches among themselves.

## Statistics

meet-results = Results
meet-results-all =
    { $games ->
        [one] One game, wins { $share }, average rank { $rank }
       *[other] { $games } games, wins { $share }, average rank { $rank }
    }
meet-played = Played
meet-wins = Wins
meet-mean-rank = Average rank
meet-mean-points = Points
meet-sources = Points per game, by source
meet-powers = Favourite power cards
meet-power-times = { $times } × in { $games }
meet-company = Opponents
meet-ahead = Ahead
meet-behind = Behind
meet-history = Games
meet-history-none = No games that you can see.
meet-rank = Rank { $rank } of { $players }
meet-with = with { $names }
meet-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
meet-rating-after = { $rating } ({ $change })
