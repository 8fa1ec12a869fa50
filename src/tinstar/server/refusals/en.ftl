# What the house refuses, to people and programs: what was expected, and what came.

## Errors of the games below

an-edition = { $why }
a-record = { $why }
a-turn = { $why }

## Tables, their chairs and their company

no-table = expected the id of a table, got one that no table has
feature-off = expected a feature that is turned on here, got { $feature }
no-game = expected a game among: { $games }
no-chair = expected a seat from 0 to { $last }, got { $got }
no-seat = expected a seat from A to { $last }, got { $got }
not-your-seat = expected a seat of your own, or -1 to watch
not-your-answer = expected an answer for a seat of your own
not-looking = expected an answer for the seat that you look from, got another
watcher = expected somebody who sits here, got a watcher
not-company = expected somebody of the company, got a watcher
not-decider = expected whoever decides for the others here, got somebody else
not-missing = expected a seat that all wait for and whose person is away, got another
not-host = expected the host of this table, got somebody else
not-gathering = expected a table that gathers, got one that is { $phase }
not-begun = expected a match that has begun, got one that has not
not-revealing = expected a table where words are shown, got one that is { $phase }
begins = expected a table that gathers or plays, got one that begins in a moment
begins-erasing = expected a match that has begun, got one that begins in a moment
over = expected a match that goes on, got one that is over
not-over = expected a match that is over, got one that goes on
invitation = expected the invitation of this table, got another
token = expected the recovery token of a chair here, got another
chairs-free = expected somebody on every chair, got nobody on { $chairs }
chair-of = expected a chair where no person sits, got that of { $name }
chair-taken = expected a free chair, got one that is taken
table-full = expected a free chair, got a table that is full
chair-lost = expected a chair to go on with, got one that has lost on time
chair-of-computer = expected a chair whose person has left, got a computer player's own
chair-changes = expected a chair that changed hands less than { $most } times
has-sat = expected somebody who has held no chair of this match, got one who has
sits-elsewhere = expected somebody who holds no other chair of this match, got one who has
no-person = expected a chair where a person sits, got one that is { $holder }
not-owner = expected the key of the house's owner, got another
kind = expected a computer player among: { $known }; got { $got }
tables = expected at most { $most } open tables, got more
tables-an-hour = expected at most { $most } new tables an hour, got more

## Names

name = name: expected 1 to { $most } printable characters, got { $got }
name-marks = name: expected at most { $most } marks on a letter, got more
name-alphabets = name: expected one alphabet in a word, got { $alphabets } in '{ $word }'
name-taken = name: expected one of your own, got '{ $name }', which is taken

## Answers and time

went-on = expected an answer to { $at }, got one to { $got }
not-asked = expected an answer of a seat that is asked, got one of another
not-you = expected to be asked, got a question to somebody else
answered = expected one answer of a seat, got a second that is different
window-closed = expected an answer in time, got one when the window was closed
time-up = expected an answer in time, got one when the time was up
time-undo = expected more time to take an answer back, got less than that costs
no-clock = expected a match that goes on with a clock, got another
paused-enough = expected at most { $minutes } minutes of pauses and reading a seat in a tournament match, got more
window = window: expected 0, or { $least } to { $most } seconds, got { $got }
window-by-post = window: expected 0 at a table by post, got { $got }
zone = zone: expected a time zone such as Europe/Berlin, got { $got }
busy = expected a hint in time, got a house that is too busy for it

## Shuffling

words = words: expected those that somebody here committed to, got others
duplicate-words = expected a table with chance of its own, got one of a duplicate

## What people say

phrase = phrase: expected one from 0 to { $last }, got { $got }
quiet = expected a table where people may speak, got one that its host wants quiet
phrases = expected at most { $most } phrases in { $seconds } seconds, got more

## Writing, blocking, reporting

text = text: expected 1 to { $most } characters to be seen, got { $got }
sure = sure: expected true, got false
text-marks = text: expected at most { $most } marks on a letter, got more
no-chat = expected a table whose host lets people write, got another
lines = expected at most { $most } lines in a moment, got more; wait a bit
not-another = expected the chair of another person, got one of none or of your own
blocked = expected at most { $most } blocked people, got more; undo some first
not-blocked = expected the key of somebody you have blocked, got another
reports = expected at most { $most } reports of somebody a day, and room for one more in the house
reports-here = expected at most { $most } reports a day from one address, got more
no-report = expected the number of a report, got { $got }

## Circles

no-circle = expected the id of a circle that you belong to, got another
not-founder = expected the founder of the circle, got somebody else
circle-link = expected a link to a circle that still serves, got another
circles = expected at most { $most } circles of a guest, got one more
members = expected at most { $most } who belong, got one more
no-member = expected the number of somebody who belongs, got another
member-yourself = expected somebody else, got yourself: leave the circle

## Watching all cards

not-later = expected a table that shows all cards later, got one that does not
sat-here = expected a watcher, got somebody who sits or sat here
watched-all = expected somebody who has not watched all cards of this match, got one who has
no-cookie = expected a guest whom this house knows, got a request without its cookie
watchers = expected at most { $most } who watch all cards, got more

## The same deals at several tables

no-duplicate = expected the id of a duplicate, got one that none has
not-asker = expected whoever asked for these tables, got somebody else
duplicates = expected at most { $most } tables of the same deals, got one more
duplicate-delay = delay: expected 0 at a table of a duplicate: others have yet to play
deals-open = expected deals that somebody plays still, got some that lie open
deals-watched = expected at most { $most } who know these deals, got more
deals-known = expected somebody who knows these deals from no other table, got one who has sat or watched at another; that friends tell each other of them no house can hinder, so it is left to you
deals-hidden = expected to wait: it is open when all tables of these deals have ended; { $ended } of { $tables } have

## Tournaments

no-tournament = expected the id of a tournament, got one that none has
tournaments-here = expected at most { $most } new tournaments a day from one address, got more
tournament-clock = clock: expected one, as a round must end, got none
tournament-invitation = expected the invitation to this tournament, got another
tournament-host = expected the host, or after the first round somebody who takes part
tournament-begun = expected a tournament before its first round, got one that has begun
tournament-over = expected a tournament that goes on, got one of { $rounds } rounds
tournament-went-on = expected a tournament as it was, got one that went on; look again
entered = expected somebody who has not entered yet, got one who has
not-entered = expected somebody who takes part, got somebody else
entrants = expected at most { $most } who take part, got one more
too-few = expected { $least } or more who take part: two tables at least
round-played = expected a round whose tables have all ended, got one that is played

## One's own: devices, passkeys, the past

link-spent = expected a link that still serves, got another; ask for a new one
device-own = expected another device, got one that is this guest's already
device-knows-deals = expected a device that knows no deals from another table, got one that does; once all tables of these deals have ended it may be moved
device-knows-cards = expected a device that knows no other cards of a match that goes on, got one that sits there too; leave it, or play it to the end
no-opponent = expected the key of somebody you have played against, got another
passkeys = expected a new passkey and at most { $most }, got one too many
no-passkey = expected a passkey of yours, got another
passkey-unknown = expected a passkey that this house knows, got another
passkey-served = expected a passkey that still serves, got one that has served since
passkey-late = expected an answer in time to what was asked last; try again
passkey-other = expected a passkey for this house, got one that does not hold
passkeys-elsewhere = expected a house that keeps passkeys under this address, got none

## Ways to be told

browser-keys = expected the keys of a browser, got others
no-push = expected a way that this house offers, got Web Push
no-hooks = expected a way that this house offers, got a chat room
no-mail = expected a way that this house offers, got mail
no-channel = expected a way to be told that is your own, got another
channels = expected at most { $most } ways to be told, got more
no-address = expected an address such as jane@example.org, got another
mail-refused = expected an address that takes mail now, got one that does not
confirmations = { $cap ->
    [mailbox] expected at most { $most } such mails to one mailbox in a day, got more
    [address] expected at most { $most } such mails in a day asked for from one network address, got more
    [domain] expected at most { $most } such mails to one domain in a day, got more
   *[house] expected at most { $most } such mails in a day, got more; try again tomorrow
  }
letter-spent = expected a link that still serves, got another
no-url = expected an address such as https://chat.example/..., got another
no-https = expected an address of https, at its usual port, got another
not-outside = expected an address that the whole world can reach, got another

## The lab, and looking back

no-question = expected the question that you asked last, got another
questions = expected fewer questions that wait for their answer; try again later
reviews = expected fewer reviews that are waited for; try again later

## The house itself

no-path = expected a path of the API, got another; see /api/openapi.json
other-host = expected the name of this house as Host, got another
other-origin = expected a page of this house, got another origin
requests = expected at most { $most } requests a second, got more
messages = expected at most { $most } messages a second, got more
connections = expected fewer connections than there are; close some
not-kept = expected to keep it, got no room or no access; try again
not-found-now = expected to find it, got no access; try again
lost = expected a table of this process, got one that it has lost; try again
elsewhere = expected a table of this process, got one of another; try again
carried = expected less than one process of this house can pass on to another, got more
broken = something went wrong in this house; it has been noted
unreachable = expected a word of the process that has this table, got none; wait a bit
