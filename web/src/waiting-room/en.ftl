# Before the first card: who comes, who sits where, words for the shuffle.

## The company gathers

set-to-come = The table is ready. It waits for { $n } more.
everybody-here = Everybody is here.
host-deals = The host deals when everybody is here.
deal = Deal
once-taken = possible when somebody sits in every chair

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
first-free = the first free one
where-sat = { $letter }, where { $name } sat
sit-down = Sit down
only-watch = Only watch
all-taken = Every chair is now taken.
watch = Watch

## Chairs

chairs = Chairs
computer-player = computer player
sits-in-for = { $kind }, plays for { $name }
you = you
here = here
away = away
free-chair = a free chair
has-left = { $name } has left
is-asked = waiting for { $name }
kept-for-friend = kept for a friend
kept-free = kept free
kept-for = kept for { $name }
come-back = Come back
come-back-to = Come back to chair { $letter }
sit-down-on = Sit down in chair { $letter }
who-sits = Who sits in chair { $letter }

## Links, and the way out

link-friends = Link for friends: anybody with it may sit down
link-watch = Link to watch
link-network = These links work for everybody in the same network as this machine, such as the same Wi-Fi.
link-nowhere = Only this machine can reach this server, so these links do not work elsewhere. To let friends in, stop the server and start it with { $command }. Your table waits for you. The links then have an address that friends in your network can open.
move = Move to another device
move-link = The first person who opens this takes the place of { $name }. Keep it to yourself.
leave = Leave the table

## The clock stands

pause = Pause the clock
pause-stands = The clock is paused.
pause-all = It pauses when everybody has agreed.
pause-willing = Agreed so far: { $names }.

## The shuffle

words = Your words for the shuffle: { $words }
words-change = Change
words-change-yours = Change your words
words-anew = Your words for the shuffle; leave it empty for new random ones
words-take = Use these
shown-now = Nobody can change their words any more, so they are shown now.
not-yet = not yet
quoted = “{ $words }”
first-card = The first card comes when all words are shown. After { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  } it comes anyway, without the words that are missing.

## What is agreed

agreed = Terms of this table
yes = yes
no = no
ruling = ruling { $ruling }
time-to-think = time to think
if-away = if somebody is away
if-away-after = after { $time } the others decide how to go on
time-to-shout = time to shout
seconds = { $n } seconds
watching = spectators see
watching-late = all cards, { $n } decisions later
watching-open = only what everybody can see
chat = Free chat
memory-aid = memory aid
house-bound = the server committed to
person-bound = { $name } committed to words
late-loses = If your time runs out, you lose.
late-is-stood-in-for = If your time runs out, the Deputy plays for you.
agreed-post = By post: { $time } for each move. { $late }
agreed-post-nights = By post: { $time } for each move. Nights in { $zone } do not count. { $late }
agreed-post-weekends = By post: { $time } for each move. Weekends in { $zone } do not count. { $late }
agreed-post-nights-weekends = By post: { $time } for each move. Nights and weekends in { $zone } do not count. { $late }
zone-gone = This server no longer knows the time zone { $zone }, so it uses UTC.
agreed-bank = { $time } each. { $late }
agreed-bank-more = { $time } each, and { $n } seconds more with each move. { $late }
agreed-bank-delay = { $time } each, and up to { $n } seconds more with each move. { $late }

## Other companies with the same deals

same-deals = Other tables get the same cards. The server has committed to them. Players cannot add words to the shuffle here, as each table would then get different cards. If you have sat or watched at one of these tables, you cannot sit at another. No server can stop friends from telling each other what was dealt: please do not.
link-of-table = Link to table { $n } of the same deals
