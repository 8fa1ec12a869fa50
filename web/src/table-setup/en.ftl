# The sheet where a table is set.

set = Set the table
changed = Changed: { $words }.
how-many = Number of players
share-screen = Several of you share this screen. Before another player sees hidden cards, the screen is covered.
shout = Time to shout
shout-3 = three seconds
shout-5 = five seconds
shout-8 = eight seconds
shout-15 = fifteen seconds
shout-30 = half a minute
shout-0 = no limit; if several players shout, chance decides who was first
more = More
memory-aid = Memory aid: show what players would otherwise have to remember
by-itself = Make a player’s only move automatically, if everybody can see that it is the only one
no-holds-barred = No holds barred: computer players do anything to win, even if it spoils the evening
away = If a player is away, the others may decide how to go on after
pace = Each move of a computer player takes at least
pace-0 = no time
pace-half = half a second
pace-1 = a second
pace-2 = two seconds
pace-4 = four seconds
chat = Chat: everybody who sits at the table can write and read
watching = Spectators see
watching-open = only what everybody can see
watching-late = all cards, { $n } moves later
shuffle-words = Your own words for the shuffle
shuffle-words-drawn = leave empty to get random words
edition = A file with corrected numbers of the game (an edition file)
deal = Deal
options = Options
rulings = Rulings, where the rulebook is unclear

## Who sits there

chairs = Who plays
chair = Chair { $letter }
chair-me = Me, at this screen
chair-friend = A friend, by link
chair-computer = Computer players
anybody = Drawn by the table
companion = Companion on chair { $letter }
chair-name = Name of player { $letter }
chair-your-name = your name
netless = Numbers are changed, and the net knows only the printed ones. These play without it, and worse: { $levels }.
chair-link = You will get a link to send to this friend.
wins = Wins { $share } of 100 games with { $seats } players, if all others are one level weaker.

## Clocks

clock = Time to think
clock-none = no limit
clock-bank = a total for each player
clock-post = play by post: hours or days for each move
bank = Each player has
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
decision-adds = each move adds
seconds = { $n } seconds
nothing = nothing
delay = Add at most the time that the move took, so that nobody can save up time
for-an-answer = Time for each move
hours-8 = eight hours
hours-24 = a day
hours-48 = two days
hours-72 = three days
hours-168 = a week
nights = Nights do not count (22:00 to 08:00)
weekends = Weekends do not count
zone = Time zone
out-of-time = A player who runs out of time
out-of-time-stood-in = may come back; until then a computer player plays for them
out-of-time-lost = loses; a computer player (the Greenhorn) plays on to the end

## Whose deals

deals = Cards are dealt
deals-own = for this table only
deals-same = the same cards at several tables
deals-swiss = in a tournament: players with similar points play each other
deals-everybody = in a tournament: everybody plays everybody
deals-tables = Tables
deals-rounds = Rounds
deals-same-means = All tables get the same cards. When all have finished, you see how other players did in your seat. The waiting room of the first table shows you the links to the other tables.
deals-tournament-means = Players join by a link. In each round, all tables get the same cards. Players get matchpoints for doing better than others with the same cards, and the points of all rounds are added up. The tournament ignores who sits in the chairs above: only the number of chairs counts.
deals-clock = A tournament needs a time limit, so that every round ends. Choose one above, under “Time to think”.
ask-for = Set the tables
ask-for-tournament = Set up the tournament
