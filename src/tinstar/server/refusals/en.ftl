# What the server refuses: what happened, and what to do. Programs read the name of the error instead.

## Errors of the games below

an-edition = { $why }
a-record = { $why }
a-turn = { $why }

## Tables, their chairs and their players

no-table = There is no such table. It may have been deleted.
feature-off = This is not turned on here: { $feature }.
no-game = This server does not have that game. Choose one of these: { $games }.
no-chair = There is no seat { $got } at this table. Its seats are 0 to { $last }.
no-seat = There is no seat { $got } at this table. Its seats are A to { $last }.
not-your-seat = That is not your chair. Choose a seat of your own, or -1 to watch.
not-your-answer = That is not your chair, so you cannot move for it.
not-looking = You are looking from another chair. Look from the chair that you want to move for.
watcher = You are only watching. You must sit here to do this.
not-company = Only players of this match can do this. You only watched.
not-decider = Another player decides this for the table right now.
not-missing = Nobody waits for this chair any more, or its player is back.
not-host = Only the host of this table can do this.
not-gathering = This works only before the match begins. This table is { $phase }.
not-begun = The match has not begun yet.
not-revealing = This table does not collect words for the shuffle now: it is { $phase }.
begins = This match begins in a moment. Try again then.
begins-erasing = A match at one of your tables begins in a moment. Try again then.
over = This match is over.
not-over = This match still goes on. Try again when it is over.
invitation = This link does not invite you to this table. Ask the host for a new one.
token = This link no longer leads to a chair. Somebody may have used it already.
chairs-free = The match begins when somebody sits in every chair. Still free: { $chairs }.
chair-of = { $name } sits in this chair. Choose another one.
chair-taken = This chair is taken. Choose another one.
table-full = This table is full.
chair-lost = This chair ran out of time. Ask the host for another one.
chair-of-computer = A computer player has had this chair from the start. Choose another one.
chair-changes = This chair has changed hands { $most } times. It cannot change again.
has-sat = You have already seen the cards of another chair in this match.
sits-elsewhere = You already have another chair in this match.
no-person = No person sits in this chair. It is { $holder }.
not-owner = Only the owner of this server can do this.
kind = There is no computer player { $got }. Choose one of these: { $known }.
tables = You can have at most { $most } open tables. Leave another one first.
tables-an-hour = You can set at most { $most } new tables an hour. Try again later.

## Names

name = A name has 1 to { $most } characters that can be seen, unlike { $got }.
name-marks = Use at most { $most } marks on one letter of a name.
name-alphabets = “{ $word }” mixes the alphabets { $alphabets }. Use one alphabet in a word.
name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another.

## Moves and time

went-on = The table had already moved on when your move came: it is at { $at }, not at { $got }.
not-asked = This chair is not to move right now.
not-you = It is not your turn right now.
answered = You have already decided.
window-closed = Your move came too late: the time to speak was over.
time-up = Your move came too late: your time was up.
time-undo = You do not have enough time left to take a move back.
no-clock = No clock is running in this match.
paused-enough = In a tournament match, a seat gets at most { $minutes } minutes of pauses and reading.
window = The time to shout is 0 (no limit), or { $least } to { $most } seconds. You chose { $got }.
window-by-post = A table by post has no time to shout. Choose 0, not { $got }.
zone = The time zone { $got } is unknown. Try one such as Europe/Berlin.
busy = The server is too busy for a hint. Try again in a moment.

## Shuffling

words = Nobody here has committed to these words.
duplicate-words = Nobody’s words go in here: all these tables get the same deals.

## What people say

phrase = There is no phrase { $got }. Phrases go from 0 to { $last }.
quiet = The host has muted this table.
phrases = You can say at most { $most } phrases in { $seconds } seconds.

## Writing, blocking, reporting

text = A message has 1 to { $most } characters that can be seen. This one has { $got }.
sure = Please confirm that everything may be forgotten.
text-marks = Use at most { $most } marks on one letter.
no-chat = The host has turned chat off at this table.
lines = That was too fast: write at most { $most } lines in a moment. Wait a bit.
not-another = This works only on the chair of another person.
blocked = You can block at most { $most } people. Unblock somebody first.
not-blocked = You have not blocked that person, or no longer.
reports = There is no room for your report: at most { $most } a day, or the server’s list is full. Try again tomorrow.
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

not-later = This table does not show all cards.
sat-here = You sit or sat here, so you cannot see all cards.
watched-all = You have watched all cards of this match, so you cannot sit down in it.
no-cookie = Your browser did not send this server’s cookie. Allow its cookies and reload the page.
watchers = At most { $most } people can watch all cards here.

## The same deals at several tables

no-duplicate = These tables do not exist, or no longer.
not-asker = Only the person who set these tables can do this.
duplicates = At most { $most } tables can have the same deals.
duplicate-delay = Nobody can watch all cards here, as others have yet to play them. Set delay to 0.
deals-open = Nobody plays these deals any more: they lie open.
deals-watched = At most { $most } people can watch these deals before all have played them.
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
tournament-went-on = The tournament has moved on. Look again.
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
passkey-late = That took too long. Try again.
passkey-other = This passkey does not work on this server.
passkeys-elsewhere = The server does not take passkeys at this address.

## Notifications

browser-keys = The keys of this browser cannot be read.
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
letter-spent = This link no longer works.
no-url = That is not an address. Try one such as https://chat.example/...
no-https = The address must begin with https and use its usual port.
not-outside = This address cannot be reached from everywhere.

## The lab, and looking back

no-question = You have asked something else since.
questions = Too many questions are waiting. Try again later.
reviews = Too many matches are waiting for their review. Try again later.

## The server itself

no-path = There is nothing at this address. Programs find the API at /api/openapi.json.
other-host = This server does not go by that name. Open it by its own address.
other-origin = This request did not come from a page of this server.
requests = That was too much at once: at most { $most } requests a second. Wait a moment.
messages = That was too much at once: at most { $most } messages a second. Wait a moment.
connections = You have too many connections. Close some windows.
not-kept = The server could not save this, so it did not happen. Try again.
not-found-now = The server cannot reach its database right now. Try again.
lost = The table has just moved to another process. Try again.
elsewhere = The table is with another process. Try again.
carried = That is more than this server can pass on at once.
broken = Something went wrong on this server. It has been noted.
unreachable = The table does not answer right now. Wait a moment.
