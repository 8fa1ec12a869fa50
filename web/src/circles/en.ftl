# Circles of friends, and what the lobby lists of company.

title = Circle
no-circle = There is no such circle, or you are not a member. A member can send you the link to join.
link-spent = This link no longer works. A member of the circle can send you the new link.
to-the-lobby = To the lobby
what-it-is = A circle has its own page. The page shows the circle’s tables, the standings and, if you like, your weekly night (the evening on which you meet each week). Only members can see the page.

## Coming in

asked-in = You are invited to join this circle. { $n ->
    [one] It has one member so far.
   *[other] It has { $n } members so far.
  }
your-name = Your name
join = Join the circle

## Tables

tables = Who plays now
no-tables = No table is open. Set one: all members can sit down at it.
which-game = Which game
set-table = Set a table for all
table-of = A table of { $title }
with = { $names }.
plays = In play.
to-come = { $n ->
    [0] Everybody is here.
    [one] One chair is free.
   *[other] { $n } chairs are free.
  }
to-your-table = To your table
sit-down = Sit down
sit-down-at = Sit down at { $title }
watch = Watch
watch-at = Watch { $title }

## The deal of the day

daily = The deal of the day
daily-about = Play today’s deal to see the results of the circle.
daily-play = Play
daily-play-of = Play the deal of the day of { $title }
daily-resume = Resume
daily-resume-of = Resume the deal of the day of { $title }
daily-all = All results
daily-all-of = All results of { $title }

## The night

night = The weekly night
night-is-on = This week’s night began at { $time }.
night-next = Next: { $day }, every week.
night-notice = The server notifies you once a week, if you have turned notifications on. The other members choose for themselves.
night-zone-gone = This server no longer knows the time zone of your weekly night, so it uses UTC.
night-tell = Tell me when it begins
night-ways = Choose how we notify you
no-night = You have not chosen a weekly night yet.
night-set = Meet every week
night-change = Meet at another time
night-none = Stop the weekly night
weekday = Every
time = At (your local time)
keep = Save

## Standings

standings = Standings
no-standings = Finish a match with another member at one of the circle’s tables. Then you see here who won.
what-counts = A match counts for you if you played from the deal to the end, together with another member, at a table of this circle.
rating-later = Members get a rating after ten matches that count.
who = Member
matches = Matches
won = Won
rating = Rating
share = { $wins } ({ $share } %)
between = { $low } to { $high }

## Who belongs

members = { $n ->
    [one] One member
   *[other] { $n } members
  }
nameless = Somebody without a name
you = you
founder = founder
member-plays = plays { $games }
remove = Remove
remove-whom = Remove { $name }
remove-sure = Remove { $name } from this circle? The circle then gets a new link.
invite = Invite your friends
invite-about = You are the only member so far. Send this link to the people whom you want here.
link = Link to join
more = More
name = Name of the circle
rename = Rename
new-link = Make a new link
new-link-means = The old link stops working. All members stay.
leave = Leave the circle
leave-sure = Leave this circle?
leave-founder = Leave this circle? The member who joined first after you becomes the founder.
dissolve = Dissolve the circle
dissolve-sure = Delete the circle and its standings for everybody? Matches at its tables go on.

## In the lobby

found-circle = Create a circle of friends
found = Create
belong = { $n ->
    [one] only you so far
   *[other] { $n } members
  }
gathering = { $n ->
    [one] one table waits for players
   *[other] { $n } tables wait for players
  }
tonight = the weekly night has begun
next = next: { $day }
tournament = Tournament: { $game }
tournament-gathering = not begun yet
tournament-playing = round { $round } of { $rounds } is being played
tournament-over = over
tournament-asked = round { $round } of { $rounds }: your table is waiting
