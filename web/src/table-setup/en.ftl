# The sheet where a table is set.

set = Set the table
changed = Changed: { $words }.
how-many = How many sit
share-screen = You share one screen: it is covered before the next of you sees hidden cards.
shout = Whoever wants to shout has
shout-3 = three seconds
shout-5 = five seconds
shout-8 = eight seconds
shout-15 = fifteen seconds
shout-30 = half a minute
shout-0 = all the time in the world; who was first is drawn
more = More
memory-aid = Memory aid: show what everybody at the table could have kept in mind
by-itself = Make a move by itself where everybody sees that there is no other
away = If somebody goes away, the others decide how to go on after
pace = Computer players take at least
pace-0 = no time
pace-half = half a second
pace-1 = a second
pace-2 = two seconds
pace-4 = four seconds
chat = People may write to each other: all who sit here read it
watching = Whoever watches sees
watching-open = what lies open
watching-late = all cards, { $n } decisions late
shuffle-words = Words of your own for the shuffle
shuffle-words-drawn = drawn for you, if you like
edition = A corrected edition file
deal = Deal
options = Options
rulings = Where the rulebook leaves a gap

## Who sits there

chairs = Who they are
chair = Chair { $letter }
chair-me = Me, at this screen
chair-friend = A friend, by link
chair-computer = Computer players
chair-name = Name of { $letter }
chair-your-name = your name
chair-link = gets a link from you
wins = Wins { $share } of 100 games at a table of { $seats } where all others are a level below.

## Clocks

clock = Time to think
clock-none = as long as it takes
clock-bank = a clock for everybody
clock-post = by post: days, not minutes
bank = Each has
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
decision-adds = each decision adds
seconds = { $n } seconds
nothing = nothing
delay = No more than was used: nobody saves time up
for-an-answer = For each answer there is
hours-8 = eight hours
hours-24 = a day
hours-48 = two days
hours-72 = three days
hours-168 = a week
nights = Nights do not count, from ten to eight
weekends = Nor do weekends
zone = by the clocks of
out-of-time = Whoever is out of time
out-of-time-stood-in = is stood in for by the Deputy, and may come back
out-of-time-lost = has lost; the Greenhorn plays on to the end

## Whose deals

deals = What is dealt
deals-own = this table’s own cards
deals-same = the same at several tables
deals-swiss = a tournament: those of like standing meet
deals-everybody = a tournament: everybody meets everybody
deals-tables = Tables
deals-rounds = Rounds
deals-same-means = Each company plays the same deals; afterwards everybody sees what others made of their seat. The links to the other tables are at the first.
deals-tournament-means = People take part by a link; in each round all tables have the same deals, and matchpoints add up. Only how many sit at a table counts above.
deals-clock = It needs a clock: choose one above.
ask-for = Set the tables
ask-for-tournament = Set up the tournament
