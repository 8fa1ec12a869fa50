# The table while it is played at.

## Where nobody plays

no-table = No table here
nobody-plays-here = There is no table at this address. The link may be incomplete, or the table was deleted. Ask for a new link, or choose a table in the lobby.
link-spent = Somebody has already used this link, and each link works only once. The player whose chair it is can make a new link.
does-not-answer = This table does not answer
try-again = Try again
to-the-lobby = To the lobby

## Beside the table

to-the-table = To the table
company-and-log = Players and log
beside-the-table = Beside the table
no-connection = no connection
practice = Practice
undo = Undo
undo-watching = You are only watching, so you have no move to take back.
undo-nothing = You cannot take a move back now. Either you have not moved yet, or somebody has moved since, or your move revealed something hidden.
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
in-place-of-late = plays for { $name }, who ran out of time and lost
among-themselves = All players at this table are computer players. They play only while somebody watches.
watching = { $n } watching
sits-in = { $name } plays for you.
chair-kept = Your chair is kept for you.
i-am-back = I am back
left-chair = { $name } has left.
anybody-may-sit = Somebody else may take this chair. To invite a friend, open “Players”.
is-away = { $name } is away.
is-away-until = { $name } is away. After { $time }, the others may go on without { $name }.
others-decide = { $name } is away. { $decider } decides how to go on.
away-you-decide = { $name } has been away for a while. You decide how to go on.
left-you-decide = { $name } has left. You decide how to go on.
how-it-goes-on = How to go on
wait-longer = Wait
computer-plays-on = A computer player plays until { $name } is back
let-somebody-sit = Let somebody else sit down
invite-somebody = Invite somebody else
hand-over = Hand the screen to { $name }
look-away = Everybody else looks away.
i-am = I am { $name }

## What is asked

asked = What you can do now
getting-ready = The server is still preparing the computer players. Until it has finished, they look less far ahead. Done so far:
move-kept = Your move is saved. This page sends it when the server is back.
how-it-ended = How it ended
on-to-my-turn = Skip to my turn
on-to-now = Skip to now
on-to-the-end = Skip to the end
you-are-out = You are out. You may watch on.
plays-to-the-end = The computer players play to the end.
watch-on = Watch on
summary = Summary
so-far = The game so far
on = Continue
goes-on = The game goes on.
goes-on-soon = The game goes on when all players have pressed Continue.
look-first = Look at your cards now. You may not see them again. Nobody moves before all have looked.
i-have-looked = I have looked
still-look = Still looking: { $names }
since = Since your last turn
since-the-last-of = Since your last turn (the last of { $n } events)
enough = Close this
late = You see all cards, as they were { $n } moves ago.
open = You see only what everybody can see. You may choose to see all cards, but then you can no longer join this match as a player.
look-open = Show only what everybody can see, without delay
look-late = Show all cards, { $n } moves later

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
    [one] { $n } second to speak: press { $key } to say “{ $word }”
   *[other] { $n } seconds to speak: press { $key } to say “{ $word }”
  }
quiet = Quiet until my turn
quiet-on = You decline everything until your turn. Press Q to be asked again.
quiet-why = Declines everything until your turn. The others cannot tell it from a decline by hand.
you-said = You said “{ $word }”
take-shout-back = Take it back
may-still-speak = { $name } may still speak.
others-may-still-speak = { $n } other players may still speak.

## Words and gestures

what-companions-say = What the companions say
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
hardly-tried = { $won }, but the computer rarely tried this move
gain-none = the computer tried no other move often enough to compare it
gain-as-many = the next best move wins about as many
gain-hardly-any = the next best move wins hardly any
gain = the next best move wins { $n }
outdated = The game has gone on: this hint was for an earlier position.
chance-to-win = chance to win
found-by = The computer played { $n } trial games from this position. In each of them, it guessed everything that you cannot see.
few = These are few games, so the hint is only a guess.
show = Show
show-move = Show on the table: { $move }
think-again = Think again

## The rules

in-a-few-lines = In a few lines
explain = Explain it while I play
look-up = Look up
now-text = Possible now: { $move }
now-many = Possible now: { $n } moves (show them)
no-clause = No rule contains these words.
clause-ruling = ruling
clause-option = option
clause-example = example
reconstructions = Reconstructed numbers
reconstructions-why = The printed parts with these numbers are lost, so we reconstructed the numbers. If you own the game, you can use its true numbers: write them into an edition file, and choose that file when you set the table. The grade says how sure we are: B (the number follows from the rulebook), C (reconstructed) or D (invented).
grade = grade { $grade }

## The guide of a first game

how-it-goes = How this game goes
i-know-it = I know this game
next = Next
go-on = Go on
lesson-asked = This bar says what you have to decide. Your possible moves are highlighted on the table. Point at one, or use the arrow keys and Enter.
lesson-asked-alone = { lesson-asked } Take your time: everybody waits.
lesson-beside = With these buttons, you can ask for a hint or open the rules at any time. Undo takes your last move back, unless the move revealed something hidden or somebody has moved since.
lesson-beside-daily = With these buttons, you can open the rules or the log at any time. The deal of the day has no hints, and no move is taken back.
lesson-done = You now know nearly everything about this game. Play on; I will explain new things when they first happen.

## Clocks

by = by { $day }
has-until = has until { $day }
time-left = { $time } left
away-soon = { $name } is away. Soon a computer player plays for them.
away-soon-you = You are away. Soon a computer player plays for you.
short-loses = { $name } has little time left. If it runs out, { $name } loses the game.
short-loses-you = You have little time left. If it runs out, you lose the game.
short = { $name } has little time left. If it runs out, a computer player plays for them.
short-you = You have little time left. If it runs out, a computer player plays for you.
