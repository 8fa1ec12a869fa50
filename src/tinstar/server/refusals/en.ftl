# What the server refuses: what happened, and what to do. Programs read the name of the error instead.

## Errors of the games below

an-edition = { $why }
a-record = { $why }
a-turn = { $why }

## Tables, their chairs and their players

no-table = There is no such table. It may have been deleted.
feature-off = This server has turned this off: { $feature }.
no-game = This server does not have that game. Choose one of these: { $games }.
no-chair = There is no seat { $got } at this table. Its seats are 0 to { $last }.
no-seat = There is no seat { $got } at this table. Its seats are A to { $last }.
not-your-seat = That is not your chair. Choose a seat of your own, or -1 to watch.
not-your-answer = That is not your chair, so you cannot move for it.
not-looking = You are looking from another chair. First choose the chair that you want to move for.
watcher = You are only watching. You must sit here to do this.
not-company = Only players of this match can do this. You only watched.
not-decider = Another player decides right now how the table goes on.
not-missing = Nobody waits for this chair now, or its player has come back.
not-host = Only the host of this table can do this.
not-gathering = This works only before the match begins, and this table is { $phase }.
not-begun = The match has not begun yet.
not-revealing = This table does not collect words for the shuffle now: it is { $phase }.
begins = This match begins in a moment. Try again then.
begins-erasing = A match at one of your tables begins in a moment. Try again then.
over = This match is over.
not-over = This match still goes on. Try again when it has ended.
invitation = This link does not invite you to this table. Ask the host for a new one.
token = This link no longer leads to a chair. Somebody may have used it already.
chairs-free = The match begins when somebody sits in every chair. Still free: { $chairs }.
chair-of = { $name } sits in this chair. Choose another one.
chair-taken = This chair is taken. Choose another one.
table-full = This table is full.
chair-lost = The player of this chair ran out of time, so nobody can take it. Ask the host for another one.
chair-of-computer = A computer player has had this chair from the start. Choose another one.
chair-changes = This chair has changed hands { $most } times. It cannot change again.
has-sat = You have already seen the cards of another chair in this match, so you cannot take this one.
sits-elsewhere = You already have another chair in this match.
no-person = No person sits in this chair. It is { $holder }.
not-owner = Only the owner of this server can do this.
kind = There is no computer player { $got }. Choose one of these: { $known }.
tables = You can have at most { $most } open tables. Leave another one first.
tables-an-hour = You can set at most { $most } new tables an hour. Try again later.

## Names

name = Choose a name of 1 to { $most } characters that can be seen, unlike { $got }.
name-marks = Use at most { $most } accents on one letter of a name.
name-alphabets = “{ $word }” mixes the alphabets { $alphabets }. Use one alphabet in a word.
name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another.

## Moves and time

went-on = Your move came too late: it was for position { $got }, and the table is at { $at }. Look again, then move.
not-asked = It is not the turn of this chair.
not-you = It is not your turn right now.
answered = You have already decided.
window-closed = Your move came too late: the time to speak was over.
time-up = Your move came too late: your time was up.
time-undo = You do not have enough time left to take a move back.
no-clock = No clock is running in this match.
paused-enough = In a tournament, you have at most { $minutes } minutes a match to pause and to read.
window = The time to shout is 0 (no limit), or { $least } to { $most } seconds. You chose { $got }.
window-by-post = A table by post has no time to shout. Choose 0, not { $got }.
zone = The time zone { $got } is unknown. Try one such as Europe/Berlin.
busy = The server is too busy for a hint. Try again in a moment.

## Shuffling

words = Nobody at this table has committed to these words. Use the words that you chose here.
duplicate-words = You cannot add words to the shuffle here: all these tables get the same deals.

## What people say

phrase = There is no phrase { $got }. Phrases go from 0 to { $last }.
quiet = The host has muted this table.
phrases = You can say at most { $most } phrases in { $seconds } seconds.

## Writing, blocking, reporting

text = A message has 1 to { $most } characters that can be seen. This one has { $got }.
sure = Please confirm that the server may delete everything about you.
text-marks = Use at most { $most } accents on one letter.
no-chat = The host has turned chat off at this table.
lines = That was too fast: you can write at most { $most } lines at a time. Wait a moment.
not-another = This works only for a chair that another person has or had.
blocked = You can block at most { $most } people. Unblock somebody first.
not-blocked = You have not blocked that person, or no longer.
reports = The server cannot take your report: you can send { $most } a day, and its list can be full. Try again tomorrow.
reports-here = At most { $most } reports a day can come from one address. Try again tomorrow.
no-report = There is no report { $got }.

## Circles

no-circle = There is no such circle, or you are not a member.
not-founder = Only the founder of the circle can do this.
circle-link = This link no longer leads to a circle. Ask a member for the new one.
circles = You can be in at most { $most } circles. Leave another one first.
members = This circle is full: it has { $most } members.
no-member = That person is no longer a member.
member-yourself = You cannot remove yourself. Leave the circle instead.

## Watching all cards

not-later = Spectators of this table do not get to see all cards.
sat-here = You sit or sat here, so you cannot see all cards.
watched-all = You have watched all cards of this match, so you cannot sit down in it.
no-cookie = Your browser did not send this server’s cookie. Allow its cookies and reload the page.
watchers = At most { $most } people can watch all cards here.

## The same deals at several tables

no-duplicate = These tables do not exist, or no longer.
not-asker = Only the person who set these tables can do this.
duplicates = At most { $most } tables can have the same deals.
duplicate-delay = Spectators cannot see all cards here, as other tables still play with them. Set delay to 0.
deals-open = Everybody can see these deals now, so nobody can play them any more.
deals-watched = At most { $most } people can watch these deals before all tables have played them.
deals-known = You have sat or watched at another table with these deals, so you cannot play them here. No server can stop friends from telling each other of them.
deals-hidden = This opens when all tables of these deals have ended. So far, { $ended } of { $tables } have.

## Tournaments

no-tournament = There is no such tournament, or no longer.
tournaments-here = At most { $most } new tournaments a day can come from one address. Try again tomorrow.
tournament-clock = A tournament needs a clock, so that every round ends. Choose one.
tournament-invitation = This link does not invite you to this tournament.
tournament-host = Only the host can begin the first round. Later, every player can begin the next one.
tournament-begun = This tournament has already begun.
tournament-over = This tournament is over: all { $rounds } rounds have been played.
tournament-went-on = The tournament has moved on since you looked. Look again.
entered = You already take part.
not-entered = Only players of this tournament can do this.
entrants = This tournament is full: it has { $most } players.
too-few = This needs { $least } or more players, enough for two tables.
round-played = This round still goes on at some tables.

## One's own: devices, passkeys, the past

link-spent = This link no longer works. Ask for a new one.
device-own = This device is already yours.
device-knows-deals = This device has seen the same deals at another table. Try again when all those tables have ended.
device-knows-cards = This device already sits at the same table as another player, so it knows other cards. Leave that match, or play it to the end.
no-opponent = You have not played against that person.
passkeys = You already have this passkey, or you have { $most }, which is the most.
no-passkey = That is not one of your passkeys.
passkey-unknown = This server does not know that passkey.
passkey-served = This passkey was used elsewhere just now. Try again.
passkey-late = You took too long with the passkey. Try again.
passkey-other = This passkey does not work on this server.
passkeys-elsewhere = Passkeys do not work at this address of the server. Open the page at its usual address.

## Notifications

browser-keys = This browser sent keys for notifications that the server cannot read.
no-push = This server does not notify browsers.
no-hooks = This server does not write to chat rooms.
no-mail = This server does not send email.
no-channel = You do not get notifications this way.
channels = You can have at most { $most } ways to be notified. Remove one first.
no-address = That is not an email address. Try one such as jane@example.org.
mail-refused = This address takes no email right now.
confirmations = { $cap ->
    [mailbox] One mailbox gets at most { $most } such emails a day. Try again tomorrow.
    [address] One network address can ask for at most { $most } such emails a day. Try again tomorrow.
    [domain] One domain gets at most { $most } such emails a day. Try again tomorrow.
   *[house] This server sends at most { $most } such emails a day. Try again tomorrow.
  }
letter-spent = This link no longer works: it is too old, or somebody has already used it.
no-url = That is not a web address. Try one such as https://chat.example/...
no-https = The address must begin with https and use its usual port.
not-outside = This address is not public. Use one that can be reached from the internet.

## The lab, and looking back

no-question = The server no longer has this simulation. Start it again.
questions = Too many simulations are waiting. Try again later.
reviews = Too many matches are waiting for their review. Try again later.

## The server itself

no-path = There is nothing at this address. Programs find the API at /api/openapi.json.
other-host = This server does not use that address. Open the page at the server’s own address.
other-origin = This request did not come from a page of this server.
requests = That was too much at once: at most { $most } requests a second. Wait a moment.
messages = That was too much at once: at most { $most } messages a second. Wait a moment.
connections = You have too many connections. Close some windows.
not-kept = The server could not save this, so nothing has changed. Try again.
not-found-now = The server cannot reach its database right now. Try again.
lost = The table has just moved to another process of this server. Try again.
elsewhere = Another process of this server runs the table. Try again.
carried = The request is too big for this server to pass on to the table.
broken = Something went wrong on this server. The error is in its log. Try again later.
unreachable = The table does not answer right now. Wait a moment.
