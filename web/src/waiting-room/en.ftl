# Before the first card: who comes, who sits where, words for the shuffle.

## The company gathers

set-to-come = The table is set, { $n } to come.
everybody-here = Everybody is here.
host-deals = The host deals when all are here.
deal = Deal
once-taken = once every chair is taken

## Somebody is invited

invite = Invite a friend
link-to-sit = Anybody with this link may sit down
link-drawn = The link as a QR code
share = Share the link…
come-and-play = Come and play { $game } with me.
invites-you = { $name } invites you to a game of { $game }.
you-are-invited = You are invited to a game of { $game }.
invited = You are invited
already = At the table already: { $names }.
your-name = Your name
your-chair = Your chair
first-free = the first that is free
where-sat = { $letter }, where { $name } sat
sit-down = Sit down
only-watch = Only watch
all-taken = Every chair is taken by now.
watch = Watch

## Chairs

chairs = Chairs
computer-player = computer player
sits-in-for = { $kind }, sits in for { $name }
you = you
here = here
away = away
free-chair = a free chair
has-left = { $name } has left
is-asked = { $name } is asked
kept-for-friend = kept for a friend
kept-free = kept free
kept-for = kept for { $name }
come-back = Come back
come-back-to = Come back to chair { $letter }
sit-down-on = Sit down to chair { $letter }
who-sits = Who sits on chair { $letter }

## Links, and the way out

link-friends = Link for friends: whoever opens it may sit down
link-watch = Link to watch
link-network = These links are for whoever is in the same network as this machine, such as the same Wi-Fi.
link-nowhere = This house listens to this machine alone: elsewhere these links lead nowhere. To let friends in, close it and open it with { $command }; the table waits for you here, and the links then carry an address that friends in your network can open.
move = Move to another machine
move-link = Whoever opens this first sits in the place of { $name }: keep it to yourself
leave = Leave the table

## The clock stands

pause = Let the clock stand
pause-stands = The clock stands.
pause-all = It stands once all have said so.
pause-willing = { $names } would have it stand.

## The shuffle

words = Your words for the shuffle: { $words }
words-change = Change
words-change-yours = Change your words
words-anew = Your words for the shuffle; leave it empty for others
words-take = Take these
shown-now = Nobody can change their words any more, so they are shown now.
not-yet = not yet
quoted = “{ $words }”
first-card = The first card comes when all are shown, at the latest in { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }, without the rest.

## What is agreed

agreed = What is agreed
yes = yes
no = no
ruling = ruling { $ruling }
time-to-think = time to think
if-away = if somebody is away
if-away-after = after { $time } the others decide how it goes on
time-to-shout = time to shout
seconds = { $n } seconds
watching = whoever watches sees
watching-late = all cards, { $n } decisions late
watching-open = what lies open
chat = Free chat
memory-aid = memory aid
house-bound = the house is bound to
person-bound = { $name } is bound to words
late-loses = Who is late loses.
late-is-stood-in-for = Who is late is stood in for.
agreed-post = By post: { $time } for each answer. { $late }
agreed-post-nights = By post: { $time } for each answer, nights in { $zone } not counted. { $late }
agreed-post-weekends = By post: { $time } for each answer, weekends in { $zone } not counted. { $late }
agreed-post-nights-weekends = By post: { $time } for each answer, nights and weekends in { $zone } not counted. { $late }
zone-gone = This house does not know the time zone { $zone } any more: UTC counts.
agreed-bank = { $time } each. { $late }
agreed-bank-more = { $time } each, and { $n } seconds more with each decision. { $late }
agreed-bank-delay = { $time } each, and up to { $n } seconds more with each decision. { $late }

## Other companies with the same deals

same-deals = Other companies play the same deals. The house is bound to them, and nobody has words that go in: they would deal other cards at each table. Whoever has sat or watched at one of these tables can sit at no other. That friends tell each other what was dealt no house can hinder: please do not.
link-of-table = Link to table { $n } of the same deals
