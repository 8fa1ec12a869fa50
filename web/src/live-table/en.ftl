# The table while it is played at.

## Where nobody plays

no-table = No table here
nobody-plays-here = There is no table at this address. The link may be incomplete, or the table was deleted.
link-spent = Somebody has already used this link to move to another device. Each link works only once. The person who sits in that chair can make a new one.
does-not-answer = This table does not answer
try-again = Try again
to-the-lobby = To the lobby

## Beside the table

to-the-table = To the table
company-and-log = Players and log
beside-the-table = Beside the table
no-connection = no connection
undo = Undo
undo-watching = You are only watching, so you have no move to take back.
undo-nothing = You cannot take a move back now. You have not moved yet, somebody has moved since, or your move showed something new.
hint = Hint
rules = Rules
log = Log
company = Players
settings = Settings
sheet-log = What happened at the table
sheet-hint = A hint
sheet-company = Players
game-is-over = The game is over
nothing-yet = Nothing has happened yet.

## Who is here, and who is not

you = you
here = here
away = away
computer = computer
has-left = has left
in-place-of = plays for { $name }
in-place-of-late = plays for { $name }, who lost on time
among-themselves = Only computer players sit here. They play while somebody watches.
watching = { $n } watching
sits-in = { $name } plays for you.
chair-kept = Your chair is kept for you.
i-am-back = I am back
left-chair = { $name } has left.
anybody-may-sit = Somebody else may sit there: see Players.
is-away = { $name } is away.
is-away-until = { $name } is away. After { $time } the others may go on without them.
others-decide = { $name } is away. { $decider } decides how to go on.
away-you-decide = { $name } has been away for a while. You decide how to go on.
left-you-decide = { $name } has left. You decide how to go on.
how-it-goes-on = How to go on
wait-longer = Wait
deputy-plays-on = The Deputy plays until { $name } is back
let-somebody-sit = Let somebody else sit down
invite-somebody = Invite somebody else
hand-over = Hand the screen to { $name }
look-away = Everybody else looks away.
i-am = I am { $name }

## What is asked

asked = What you can do now
getting-ready = The computer players are still getting ready. Until then they look less far ahead:
move-kept = Your move is saved. We send it when the server is back.
how-it-ended = How it ended
on-to-my-turn = Skip to my turn
on-to-now = Skip to now
on = Continue
goes-on = The game goes on.
goes-on-soon = The game goes on when everybody has looked.
since = Since your last turn
since-the-last-of = Since your last turn (the last of { $n } events)
enough = Close this
late = You see all cards as they were { $n } decisions ago.
open = You see only what everybody can see. If you choose to see all cards, you cannot sit down in this match any more.
look-open = Only what everybody can see, now
look-late = All cards, { $n } decisions later

## Several are asked at once

speak-now = Speak now
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
  }
seconds-to-speak = { $n ->
    [one] { $n } second to speak
   *[other] { $n } seconds to speak
  }
seconds-to-shout = { $n ->
    [one] { $n } second to speak, { $key } for “{ $word }”
   *[other] { $n } seconds to speak, { $key } for “{ $word }”
  }
you-said = You said “{ $word }”
may-still-speak = { $name } may still speak.
others-may-still-speak = { $n } others may still speak.

## Words and gestures

say-something = Say something
host-wants-quiet = The host has muted this table, so nobody can say anything.
quiet-here = Mute this table, for everybody
show-what-is-said = Show what the others say
chat-on = The host has turned chat on. Everybody who sits here can read it.
chat-off = The host has turned chat off.
says = { $name }: “{ $text }”
makes = { $name } { $gesture }.
you-make = You: { $gesture }
gesture-hat = tips the hat
gesture-nod = nods
gesture-shrug = shrugs
gesture-glass = raises a glass
gesture-think = racks the brain
gesture-clap = claps
gesture-key = jingles the keys
gesture-stare = stares you down
gesture-coin = flips a coin
gesture-paw = pats the dog
gesture-star = taps the star

## A hint

thinking = Thinking it over…
wins = “{ $move }” wins { $won }; { $gain }.
wins-alone = “{ $move }” is your only move: it wins { $won }.
won-hardly-any = hardly any game
won-nearly-every = nearly every game
won-about = { $n ->
    [one] about { $n } game in { $unit }
   *[other] about { $n } games in { $unit }
  }
hardly-tried = { $won }, but the computer rarely tried it
gain-none = the computer tried no other move often enough to compare
gain-as-many = the next best move wins about as many
gain-hardly-any = the next best move wins hardly any
gain = the next best move wins { $n }
outdated = This hint is for an earlier moment of the game.
chance-to-win = chance to win
found-by = The computer played on { $n } times from here, and guessed each time what you cannot see. It tried the moves at the top most often.
few = So few attempts make the hint a guess.
show = Show
show-move = Show on the table: { $move }
think-again = Think again

## The rules

in-a-few-lines = In a few lines
explain = Explain it while I play
look-up = Look up
now-text = Now: { $move }
now-many = Now: { $n } moves, show them
no-clause = No rule contains that.
clause-ruling = ruling
clause-option = option
clause-example = example
reconstructions = Reconstructed numbers
reconstructions-why = These numbers were printed on components that are lost, so we deduced them. If you have the box, write its true numbers into an edition file. Then set up a table with that file.
grade = grade { $grade }

## The guide of a first game

how-it-goes = How this game goes
i-know-it = I know this game
next = Next
go-on = Go on
lesson-asked = Here you see what you have to decide. The moves that you can make are lit on the table. Point at one, or use the arrow keys and Enter. Take your time, everybody waits.
lesson-beside = Up here you can ask for a hint and open the rules at any time. Undo takes your last move back, unless the move showed something new or somebody has moved since.
lesson-done = Now you know nearly all of it. The game goes on as usual, and I will say when something new happens.

## Clocks

by = by { $day }
has-until = has until { $day }
time-left = { $time } left
away-soon = { $name } is away: soon the Deputy plays for them.
away-soon-you = You are away: soon the Deputy plays for you.
short-loses = { $name } has little time left. When it is up, { $name } loses the game.
short-loses-you = You have little time left. When it is up, you lose the game.
short = { $name } has little time left. Then the Deputy plays for them.
short-you = You have little time left. Then the Deputy plays for you.
