# Circles of friends, and what the lobby lists of company.

title = Circle
no-circle = There is no such circle, or you do not belong to it. Whoever does can send you its link.
link-spent = This link serves no more. Whoever belongs to the circle can send you the new one.
to-the-lobby = To the lobby
what-it-is = A circle has a page of its own: its tables, who stands how, and a night in the week if you like. Only those who belong can see it.

## Coming in

asked-in = You are asked to join this circle. { $n ->
    [one] One belongs to it so far.
   *[other] { $n } belong to it so far.
  }
your-name = Your name
join = Join the circle

## Tables

tables = Tables
no-tables = No table is open just now.
which-game = Which game
set-table = Set a table for all
table-of = A table of { $title }
with = { $names }.
plays = In play.
to-come = { $n ->
    [0] All are here.
    [one] One chair is free.
   *[other] { $n } chairs are free.
  }
to-your-table = To your table
sit-down = Sit down
sit-down-at = Sit down at { $title }
watch = Watch
watch-at = Watch { $title }

## The night

night = The weekly night
night-is-on = It is on: it began at { $time }.
night-next = Next: { $day }, every week.
night-notice = That is one notice a week, for you alone, if you have switched notices on.
night-zone-gone = This house does not know the time zone of this night any more: it is by UTC.
night-tell = Tell me when it begins
night-ways = Ways to be told
no-night = There is none yet.
night-set = Meet every week
night-change = Meet at another time
night-none = No weekly night
weekday = Every
time = At, by your clock
keep = Keep it

## Standings

standings = Standings
no-standings = Once two of you have played a match to its end at one of the tables here, it stands here who won.
what-counts = What counts are matches at this circle’s tables that two or more of you played from the deal to the end.
rating-later = A rating is told after ten of them.
who = Who
matches = Matches
won = Won
rating = Rating
share = { $wins } ({ $share } %)
between = { $low } to { $high }

## Who belongs

members = { $n ->
    [one] One belongs
   *[other] { $n } belong
  }
nameless = Somebody without a name
you = you
founder = founder
remove = Remove
remove-whom = Remove { $name }
remove-sure = Shall { $name } not belong any more? There will be a new link.
link = Link to join
more = More
name = Name of the circle
rename = Rename
new-link = Make a new link
new-link-means = The old one ceases; who belongs stays.
leave = Leave the circle
leave-sure = Shall you not belong any more?
leave-founder = Shall you not belong any more? Whoever has belonged longest becomes the founder.
dissolve = Dissolve the circle
dissolve-sure = Shall the circle and its standings be gone for all? Tables go on.

## In the lobby

found-circle = Found a circle of friends
found = Found it
belong = { $n ->
    [one] only you so far
   *[other] { $n } belong
  }
gathering = { $n ->
    [one] a table is gathering
   *[other] { $n } tables are gathering
  }
tonight = the weekly night is on
next = next: { $day }
tournament = Tournament: { $game }
tournament-gathering = gathering
tournament-playing = round { $round } of { $rounds } is played
tournament-over = over
tournament-asked = round { $round } of { $rounds }: your table waits
