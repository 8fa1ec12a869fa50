# What the server refuses: what happened, and what to do. Programs read the name of the error instead.

## Errors of the games below

an-edition = { $why }
a-record = { $why }
a-turn = { $why }

## Tables, their chairs and their players

no-table = There is no such table. It may have been deleted.
feature-off = The owner of this server has turned this feature off: { $feature }.
no-game = This server does not have that game. Choose one of these: { $games }.
no-chair = There is no seat { $got } at this table. Its seats are 0 to { $last }.
no-seat = There is no seat { $got } at this table. Its seats are A to { $last }.
not-your-seat = Somebody else has that seat. Choose a seat of your own, or -1 to watch.
not-your-answer = Somebody else has that chair, so you cannot move for it. Move from your own chair.
not-looking = You are looking from another chair. First choose the chair that you want to move for.
watcher = You are only watching. You must sit here to do this.
not-company = Only somebody who played in this match can do this.
not-decider = Another player is deciding right now how the match goes on.
not-missing = The match is not waiting for the player of this chair. Perhaps the player has come back.
not-host = Only the host of this table can do this.
not-gathering = You can do this only before the match begins, but this table is already { $phase }.
not-begun = The match has not begun yet. Wait until the host deals.
not-revealing = The players of this table do not show their words for the shuffle now: the table is { $phase }.
begins = This match is about to begin. Try again in a few seconds.
begins-erasing = A match at one of your tables is about to begin. Try again in a few seconds.
over = This match is over, so you cannot do this any more.
not-over = This match is not over yet. Try again when it has ended.
no-puzzle = There is no such puzzle. It may have been replaced. Choose another one.
puzzle-version = This puzzle belongs to version { $got } of the rules. The server plays by version { $now }. Choose another puzzle.
puzzle-move = That move is not possible here. Choose another one.
no-exercise = This position is not one of your exercises. Open the practice page again to see those that are due.
over-there = The match is over at that position. Go back a few moves.
no-position = The match has the positions 0 to { $last }, not { $got }.
invitation = This link does not invite you to this table. Ask the host for a new link.
token = This link no longer leads to a chair. Somebody may have used it already. The player of the chair can make a new link.
chairs-free = The match begins when somebody sits in every chair. Still free: { $chairs }.
chair-of = { $name } sits in this chair. Choose another one.
chair-taken = This chair is taken. Choose another one.
table-full = This table is full. You can watch it.
chair-lost = The player of this chair ran out of time and lost, so nobody can take it. Choose another chair.
chair-of-computer = A computer player has had this chair from the start. Choose another one.
chair-changes = The player of this chair has already changed { $most } times. No other change is possible. Choose another chair.
has-sat = You have already seen the cards of another chair in this match, so you cannot take this one.
sits-elsewhere = You have or had another chair in this match, so you cannot take this one.
no-person = No person sits in this chair. Its state is: { $holder }.
not-owner = Only the owner of this server can do this.
kind = There is no computer player { $got }. Choose one of these: { $known }.
tables = You can have at most { $most } open tables. Leave one of them first.
tables-an-hour = You can create at most { $most } new tables an hour. Try again later.

## Names

name = Choose a name of 1 to { $most } visible characters. { $got } is not such a name.
name-marks = In a name, put at most { $most } accents on one letter.
name-alphabets = “{ $word }” mixes the alphabets { $alphabets }. Use one alphabet in each word.
name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another.

## Moves and time

went-on = Your move came too late: it was for position { $got }, but the match is already at position { $at }. Look again, then move.
not-asked = It is not this chair’s turn.
not-you = It is not your turn right now.
still-looking = Somebody is still looking at their cards. Wait a moment.
answered = You have already made this decision.
window-closed = Your move came too late: the time to shout was over.
time-up = Your move came too late: your time was up.
time-undo = You do not have enough time left to take your move back.
no-clock = No clock is running in this match.
paused-enough = In a tournament, you can pause the clock for at most { $minutes } minutes in each match. You have used them up.
window = The time to shout can be 0 (no limit), or { $least } to { $most } seconds, but not { $got }.
window-by-post = At a table by post (hours or days for each move), the time to shout must be 0, not { $got }.
zone = The time zone { $got } is unknown. Try one such as Europe/Berlin.
busy = The server is too busy for a hint. Try again in a moment.

## Shuffling

words = No player at this table chose these words for the shuffle. Use the words that you chose here.
duplicate-words = You cannot choose words for the shuffle here, as several tables get the same cards.

## What people say

phrase = There is no phrase with the number { $got }. The numbers go from 0 to { $last }.
quiet = The host has muted this table.
phrases = You can say at most { $most } phrases in { $seconds } seconds. Wait a moment.

## Writing, blocking, reporting

text = A message must have 1 to { $most } visible characters. This one has { $got }.
sure = Please confirm that the server may delete everything about you.
text-marks = In a message, put at most { $most } accents on one letter.
no-chat = The host has turned chat off at this table. Ask the host to turn it on.
lines = That was too fast: you can send at most { $most } messages at once. Wait a moment.
not-another = You can do this only to another person who sits or sat at this table.
blocked = You can block at most { $most } people. Unblock somebody first.
not-blocked = You have not blocked that person.
reports = The server cannot take your report. Either you have sent { $most } today, or its list of reports is full. Try again tomorrow.
reports-here = One network address can send at most { $most } reports a day. Try again tomorrow.
no-report = There is no report with the number { $got }. “tinstar house reports” lists them.

## Circles

no-circle = There is no such circle, or you are not a member. Ask a member for the link.
not-founder = Only the founder of the circle can do this.
circle-link = This link no longer leads to a circle. Ask a member for the new one.
circles = You can be in at most { $most } circles. Leave one of them first.
members = This circle is full: it has { $most } members. Somebody must leave before you can join.
no-member = That person is no longer a member.
member-yourself = You cannot remove yourself. Leave the circle instead.

## Watching all cards

not-later = At this table, spectators cannot see all cards. Watch what everybody can see.
sat-here = You sit or sat here, so you cannot see all cards.
watched-all = You have watched all cards of this match, so you cannot sit down in it.
no-cookie = Your browser did not send this server’s cookie. Allow its cookies and reload the page.
watchers = At most { $most } people can watch all cards here. Try again later, or watch what everybody can see.

## The same deals at several tables

no-duplicate = These tables do not exist. Perhaps they were deleted.
not-asker = Only the person who created these tables can do this.
duplicates = At most { $most } tables can have the same deals.
duplicate-delay = Spectators cannot see all cards here, as other tables still play with the same cards. Set delay to 0.
deals-open = Everybody can see these cards now, so nobody can play with them any more. Set a new table.
deals-watched = Already { $most } people know these cards. You can watch when all tables with these cards have finished.
deals-known = You sat at another table with the same cards, or watched one, so you cannot play here. No server can stop friends from telling each other about the cards.
deals-hidden = You can see this when all tables with these cards have finished. So far, { $ended } of { $tables } have.

## The deal of the day

daily-date = The deal of the day needs a date such as { $latest }. This is none: { $got }.
daily-future = There is no deal of { $got } yet. The latest one is that of { $latest }.
daily-no-help = In a deal of the day, you can neither ask for hints nor take a move back.
daily-once = Only your first attempt at a deal of the day counts, so you cannot play it again.
daily-table = This table plays a deal of the day. Until the date is over in all time zones, only its player can look.
daily-first = You can see this once you have finished this deal of the day yourself.

## Tournaments

no-tournament = This tournament does not exist. Perhaps it was deleted.
tournaments-here = One network address can create at most { $most } tournaments a day. Try again tomorrow.
tournament-clock = A tournament needs a time limit, so that every round ends. Choose one.
tournament-invitation = This link does not invite you to this tournament. Ask the host for a new link.
tournament-host = Only the host can begin the first round. Any player can begin a later round.
tournament-begun = This tournament has already begun.
tournament-over = This tournament is over: all { $rounds } rounds have been played.
tournament-went-on = The tournament has moved on since you looked. Look again.
entered = You already take part in this tournament.
not-entered = Only players of this tournament can do this.
entrants = This tournament is full: it has { $most } players.
too-few = The tournament needs at least { $least } players, enough for two tables. Invite more people.
round-played = Some tables have not finished this round yet. Try again when they have.

## One's own: devices, passkeys, the past

link-spent = This link no longer works. Ask for a new one.
device-own = This device is already yours.
device-knows-deals = This device has seen the same deals at another table. Try again when all those tables have ended.
device-knows-cards = On this device, another player has joined or watched one of your matches, and knows other cards. Leave that match on this device, or play it to the end.
no-opponent = You have not played against that person.
passkeys = You already have this passkey, or you have { $most } passkeys, the largest number allowed.
no-passkey = That is not one of your passkeys.
passkey-unknown = This server does not know that passkey. Use another one, or sign in with a link from your other device.
passkey-served = This passkey was used a moment ago. Try again.
passkey-late = You took too long with the passkey. Try again.
passkey-other = This passkey does not work on this server. Use one that you made here.
passkeys-elsewhere = Passkeys do not work at this address of the server. Open the page at its usual address.

## Notifications

browser-keys = This browser sent keys for notifications, but the server cannot read them. Try another browser.
no-push = This server does not notify browsers. Choose another way.
no-hooks = This server does not write to chat rooms. Choose another way.
no-mail = This server does not send email. Choose another way.
no-channel = You do not get notifications this way.
channels = You can have at most { $most } ways to get notifications. Remove one first.
no-address = That is not an email address. Try one such as jane@example.org.
mail-refused = This address takes no email right now. Try again later, or use another one.
confirmations = { $cap ->
    [mailbox] One mailbox gets at most { $most } such emails a day. Try again tomorrow.
    [address] One network address can ask for at most { $most } such emails a day. Try again tomorrow.
    [domain] One domain gets at most { $most } such emails a day. Try again tomorrow.
   *[house] This server sends at most { $most } such emails a day. Try again tomorrow.
  }
letter-spent = This link no longer works: it is too old, or somebody has already used it. Enter the address again to get a new one.
no-url = That is not a web address. Try one such as https://chat.example/...
no-https = The address must begin with https:// and name no port.
not-outside = This address is not public. Use one that can be reached from the internet.

## The lab, and looking back

no-question = The server no longer has this simulation. Start a new one.
questions = Too many simulations are waiting. Try again later.
reviews = Too many matches are waiting for their review. Try again later.

## The server itself

no-path = There is nothing at this address. Programs find the API at /api/openapi.json.
other-host = This server does not use that address. Open the page at the server’s own address.
other-origin = This request did not come from a page of this server. Open the server’s own page.
requests = That was too much at once: at most { $most } requests a second. Wait a moment.
messages = That was too much at once: at most { $most } messages a second. Wait a moment.
connections = You have too many connections to this server. Close some windows.
not-kept = The server could not save this, so nothing has changed. Try again.
not-found-now = The server cannot reach its database right now. Try again.
lost = The table has just moved to another process of this server. Try again.
elsewhere = Another process of this server runs the table. Try again.
carried = The request is too big for this server to pass it on to the table. Send less at once.
broken = Something went wrong on this server. The error is in its log. Try again later.
unreachable = The table does not answer right now. Wait a moment.
