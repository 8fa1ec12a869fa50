# The sheet where a table is set.

set = Set the table
changed = Changed: { $words }.
how-many = Number of players
share-screen = You share one screen. It is covered before the next of you sees hidden cards.
shout = Time to shout
shout-3 = three seconds
shout-5 = five seconds
shout-8 = eight seconds
shout-15 = fifteen seconds
shout-30 = half a minute
shout-0 = no limit; if several shout, a draw decides who was first
more = More
memory-aid = Memory aid: show what everybody at the table could remember
by-itself = Make a move automatically if everybody can see that it is the only one
away = If somebody is away, the others may decide how to go on after
pace = A move of a computer player takes at least
pace-0 = no time
pace-half = half a second
pace-1 = a second
pace-2 = two seconds
pace-4 = four seconds
chat = People may chat: everybody who sits here can read it
watching = Spectators see
watching-open = only what everybody can see
watching-late = all cards, { $n } decisions later
shuffle-words = Your own words for the shuffle
shuffle-words-drawn = leave empty for random words
edition = Corrected numbers of the game (an edition file)
deal = Deal
options = Options
rulings = Rulings, where the rulebook is unclear

## Who sits there

chairs = Who plays
chair = Chair { $letter }
chair-me = Me, at this screen
chair-friend = A friend, by link
chair-computer = Computer players
chair-name = Name of { $letter }
chair-your-name = your name
chair-link = gets a link from you
wins = Wins { $share } of 100 games against players one level below ({ $seats } players).

## Clocks

clock = Time to think
clock-none = no limit
clock-bank = a total for each player
clock-post = play by post: days, not minutes
bank = Each player has
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
decision-adds = each move adds
seconds = { $n } seconds
nothing = nothing
delay = Add only as much time as the move took, so that nobody can save up time
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
out-of-time-stood-in = may come back; until then the Deputy plays for them
out-of-time-lost = loses; the Greenhorn plays on to the end

## Whose deals

deals = Cards are dealt
deals-own = for this table only
deals-same = the same at several tables
deals-swiss = in a tournament: players with similar points meet
deals-everybody = in a tournament: everybody meets everybody
deals-tables = Tables
deals-rounds = Rounds
deals-same-means = All tables play the same deals. Afterwards you see how others did in your seat. The first table has the links to the other tables.
deals-tournament-means = People join by a link. In each round all tables have the same deals, and matchpoints add up. Of the settings for chairs above, the tournament uses only the number of players.
deals-clock = A tournament needs a clock, so that every round ends. Choose one above.
ask-for = Set the tables
ask-for-tournament = Set up the tournament
