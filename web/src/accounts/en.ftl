# One's own page.

me = You
try-again = Try again
who = Who you are here
ranks = How strong you are
notices = When it is your turn
devices = Your other devices
kept = What is kept on you
past = What you have played
shares = How often you won
device-is-you = This device is you now, too.
browser-is-you = This browser is you now, too.
forgotten = You are forgotten. Welcome, stranger.

## Who one is

your-name = Your name
your-mark = Your mark
mark-star = Star
mark-horseshoe = Horseshoe
mark-hat = Hat
mark-boot = Boot
mark-cactus = Cactus
mark-key = Key
mark-lantern = Lantern
mark-wheel = Wheel
mark-moon = Moon
mark-bottle = Bottle
mark-feather = Feather
mark-flame = Flame
keep = Keep it
keep-done = Kept.
since = Known here since { $day }.
no-account = There is no account and no password: this browser is who you are, and so is every device that you link to it.

## Another device

arriving = Is this your other device?
arriving-same = This browser will be the same guest as the one where the link was made: same chairs, same past. Its circles of friends come along.
arriving-behind = What it has now stays behind:
arriving-holds = { $n ->
    [one] one table or match that nobody will be able to sit down at again from here.
   *[other] { $n } tables and matches that nobody will be able to sit down at again from here.
  }
arriving-yes = Yes, this is me
arriving-no = No, leave it
link-about = Sit down on your phone where you got up at the desk. Whoever opens the link first { $is-you }, with your chairs and your hands: show it to nobody else.
link-is-you = is you
link-drawn = The same link as a QR code
link = Link to your other device
link-once = It serves once, within { $time }.
link-ten-minutes = ten minutes
link-new = A new one
link-withdraw = Withdraw it
link-make = Link another device
link-withdraw-before = Withdraw the link of before

## Passkeys

passkey = For good: a passkey
passkey-about = Your phone or computer keeps it behind its own lock. With it you are you again on any device that has it, even when a browser has forgotten you.
passkeys = Your passkeys
passkey-made = Made on { $day }
passkey-used = , last used on { $day }
passkey-remove = Remove
passkey-remove-made = Remove the passkey made on { $day }
passkey-leave = Leave what is here?
passkey-holds = { $n ->
    [one] This browser holds one table or match of its own. Once you are somebody else here, nobody can sit down at them again.
   *[other] This browser holds { $n } tables and matches of its own. Once you are somebody else here, nobody can sit down at them again.
  }
passkey-all-the-same = Sign in all the same
passkey-make = Make a passkey
passkey-sign-in = I have one: sign in
passkey-twice = This device has a passkey of yours already.
passkey-none = No passkey was chosen.

## What is kept

kept-about = The house keeps your name and mark, your tables and circles, how your matches came out and what follows from that, what you have written, whom you have blocked, and where you want to be told that it is your turn. Nobody else is told of it. What you report is read by the owner of the house.
kept-export = Take it along (JSON)
forget = Forget me
forget-sure = Forget everything?
forget-about = You leave every table; where a match goes on, others may take your chair. In what was played you are called Somebody. Ratings, history and linked devices are gone, and nobody can bring them back.

## Letters

letters = Letters
letter-old = This link serves no more: it is too old, or it has served already.
letter-asks = Shall this house write to you when it is your turn, and at no other time?
letter-yes = Yes, write to me
letter-will = We write to you when it is your turn.
letter-wont = We write to you no more.

## Being told

notices-page = The tab and the lobby say so, and the page with a sound if you like: see its settings.
notices-one = If you are not looking, one message a turn says that it is your turn, and nothing else. When the weekly night of one of your circles begins, one more says that.
notices-none = The owner of this house has switched on no other way.
notices-this-browser = This browser
notices-browser = Another browser ({ $to })
notices-unproved = { $to } — read the letter that is on its way
notices-room = A room at { $to }
notices-room-all = All at { $title }, in a room at { $to }
notices-a-table = a table
notices-no-more = No more: { $what }
notices-here = Tell me in this browser
notices-cannot = This browser cannot be told while the page is closed. On a phone it often can once the page is on the home screen.
notices-refused = Your browser was told not to. Its settings for this page say so.
notices-mail = By mail
notices-write = Write to me
notices-hook = In a chat room, by its webhook
notices-hook-of = https://… of Discord, Slack or Matrix
notices-whose = Whose turns
notices-mine = mine, at all tables
notices-all = all people’s at { $title }, with { $names }
notices-post = Post there
free-chair = a free chair

## What was played

which-matches = Which matches
game = Game
every-game = every game
seats = Seats
any-seats = any number of seats
n-seats = { $n } seats
against = Against
against-anybody = against anybody
computer = { $name } (computer)
no-match = No such match yet.
older = Show older ones
came-open = Open
came-won = Won
came-lost = Lost
came-left = Left
state-left = you had left before the end
state-running = still going on
state-abandoned = nothing has happened for a week
you = you
nobody = nobody
scored = { $name } { $score }
unrated = does not count for your rating
to-table = To the table
to-table-of = To the table of { $title }
look-again = Look again
look-again-at = Look again at { $title } of { $day }, with its review

## How strong, and how often

at-seats = at { $n } seats
sure = 95 % sure: { $low } to { $high }
unknown = Not yet known
rated = { $n } of { $enough } matches that it takes.
stands = { $name } stands at { $points }
nothing-yet = Nothing yet. Play a match to its end on one chair, with people or with Greenhorn, and a rating begins.
counts = What counts, and what the numbers mean
counts-numbers = Greenhorn is 1,500 in every game. At two seats, 200 points more are three wins in four. The house’s players stand where they were measured, and never move; those not measured at a game count for nothing there.
counts-matches = Only a match that was played to the end, with the game’s own numbers, and only for people who sat alone at their screen and were never stood in for.
counts-winning = Only winning counts. Who sat in which seat is not corrected for: change seats now and then.
luck = { $wins } of { $matches } won, where one in { $players } would be even: after so few this may as well be luck.
luck-more = { $wins } of { $matches } won, where one in { $players } would be even: that is more than luck brings.
luck-less = { $wins } of { $matches } won, where one in { $players } would be even: that is not bad luck alone.
share = { $wins } of { $matches } won, { $share } % ({ $low } to { $high })
by-seat = By seat
game-and-seat = Game and seat
won = Won
seat-of = { $title }, seat { $letter } of { $players }
in-company = In whose company
who-there = Who
a-computer = { $name }, a computer player
shares-about = Matches that you played from beginning to end on one chair. What stands in brackets holds the true share 19 times in 20.
shares-none = Nothing to count yet.
cards = What you did, and what you had
cards-at = { $title } at { $n } seats
cards-did = What you did
cards-what = What
cards-times = { $n } times
cards-waiting = { $n ->
    [one] One match is still being counted.
   *[other] { $n } matches are still being counted.
  }
cards-about = Matches that you played from beginning to end on one chair, and how those went where you did it or had it. It need not be the reason: some things can only be done by whoever is winning.

## Whom one has blocked

blocked = Blocked
blocked-about = You do not see what these people say. They are not asked to another game by you, and cannot sit down where you are host. They are not told. At a table you block somebody beside the log.
blocked-nobody = Nobody is blocked.
blocked-since = since { $day }
blocked-undo = Undo
blocked-undo-name = Block { $name } no longer
blocked-no-more = { $name } is not blocked any more.

## Other devices

sign-out = Sign out all other devices
sign-out-sure = All devices but this one become strangers here; you can let each back in by a new link. Passkeys and notices stay: remove them on this page. Links to your chairs stay, too.
signed-out = All other devices are signed out.
