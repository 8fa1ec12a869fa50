# Before the first card: who comes, who sits where, words for the shuffle.

## The company gathers

set-to-come = { $n ->
    [one] The table is ready. It waits for one more player.
   *[other] The table is ready. It waits for { $n } more players.
  }
everybody-here = Everybody is here.
host-deals = The host deals when everybody is here.
deal = Deal
once-taken = You can deal when every chair is taken.

## Somebody is invited

invite = Invite a friend
link-to-sit = Anybody with this link may join the game
link-drawn = The link as a QR code
share = Share the link…
come-and-play = Come and play { $game } with me.
invites-you = { $name } invites you to a game of { $game }.
you-are-invited = You are invited to a game of { $game }.
invited = You are invited
already = Already at the table: { $names }.
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

link-friends = Link for friends, who join the game with it
link-watch = Link to watch
link-network = These links work for everybody in the same network (such as the same Wi-Fi) as the computer that runs this server.
link-nowhere = These links work only on this computer, because other devices cannot reach this server. To let friends join, stop the server and start it with { $command }. Your table is kept. Then copy the links again: friends in your network can open the new ones.
move = Move to another device
move-link = The first person who opens this link takes over the chair of { $name }. Show it to nobody else.
leave = Leave the table
leave-sure = Leave this table?
leave-means = The others are told, and your seat becomes free. You may come back until somebody else sits there.

## The clock stands

pause = Pause the clock
pause-stands = The clock is paused.
pause-all = The clock pauses when all players have ticked this.
pause-willing = Ready to pause: { $names }.

## The shuffle

words = Your words for the shuffle: { $words }
words-change = Change
words-change-yours = Change your words
words-anew = Your words for the shuffle (leave the field empty to get random words)
words-take = Use these words
shown-now = The words for the shuffle can no longer be changed. Everybody now sees them:
not-yet = not yet
quoted = “{ $words }”
first-card = { $n ->
    [one] The first card is dealt when all words are shown, after { $n } second at the latest. Words that are missing by then do not count.
   *[other] The first card is dealt when all words are shown, after { $n } seconds at the latest. Words that are missing by then do not count.
  }

## What is agreed

agreed = Terms of this table
yes = yes
no = no
ruling = ruling { $ruling }
time-to-think = time to think
if-away = if a player is away
if-away-after = after { $time } the others decide how to go on
time-to-shout = time to shout
seconds = { $n } seconds
watching = spectators see
watching-late = all cards, { $n } moves later
watching-open = only what everybody can see
chat = Free chat
memory-aid = memory aid
no-holds-barred = no holds barred
house-bound = commitment of the server (to its seed)
person-bound = commitment of { $name } (to words)
late-loses = If your time runs out, you lose.
late-is-stood-in-for = If your time runs out, a computer player plays for you.
agreed-post = By post: { $time } for each move. { $late }
agreed-post-nights = By post: { $time } for each move. Nights in { $zone } do not count. { $late }
agreed-post-weekends = By post: { $time } for each move. Weekends in { $zone } do not count. { $late }
agreed-post-nights-weekends = By post: { $time } for each move. Nights and weekends in { $zone } do not count. { $late }
zone-gone = This server no longer knows the time zone { $zone }, so it uses UTC.
agreed-bank = Each player has { $time }. { $late }
agreed-bank-more = Each player has { $time }, and gets { $n } seconds more with each move. { $late }
agreed-bank-delay = Each player has { $time }, and gets up to { $n } seconds more with each move. { $late }

## Other companies with the same deals

same-deals = Several tables play with the same cards, so that players can compare their results. The server has already fixed these cards, so players cannot choose words for the shuffle. If you have sat or watched at one of these tables, you cannot sit at another one. Please do not tell anybody at the other tables which cards were dealt: no server can prevent that.
link-of-table = Link to table { $n } with the same cards
