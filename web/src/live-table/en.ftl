# The table while it is played at.

## Where nobody plays

no-table = No table here
nobody-plays-here = Nobody plays at this address. The link may be cut short, or the table was cleared away.
link-spent = This link has moved its chair already: each serves once. Whoever sits there finds a new one.
does-not-answer = This table does not answer
try-again = Try again
to-the-lobby = To the lobby

## Beside the table

to-the-table = To the table
company-and-log = Company and log
beside-the-table = Beside the table
no-connection = no connection
undo = Undo
undo-watching = You only watch: there is no move of yours.
undo-nothing = Nothing to take back: you have not moved yet, somebody has gone on since, or your move showed something new.
hint = Hint
rules = Rules
log = Log
company = Company
settings = Settings
sheet-log = At the table
sheet-hint = A hint
sheet-company = The company
game-is-over = The game is over
nothing-yet = Nothing has happened yet.

## Who is here, and who is not

you = you
here = here
away = away
computer = computer
has-left = has left
in-place-of = for { $name }
in-place-of-late = for { $name }, lost on time
among-themselves = Computer players among themselves: they play while somebody looks on.
watching = { $n } watching
sits-in = { $name } sits in for you.
chair-kept = Your chair is kept for you.
i-am-back = I am back
left-chair = { $name } has left.
anybody-may-sit = Somebody else may sit there: see Company.
is-away = { $name } is away at the moment.
is-away-until = { $name } is away at the moment. After { $time } the others may go on without them.
others-decide = { $name } is away. { $decider } decides how it goes on.
away-you-decide = { $name } has been away for a while. You decide how it goes on.
left-you-decide = { $name } has left. You decide how it goes on.
how-it-goes-on = How it goes on
wait-longer = Wait
deputy-plays-on = The Deputy plays until { $name } is back
let-somebody-sit = Let somebody else sit down
invite-somebody = Invite somebody else
hand-over = Hand the screen to { $name }
look-away = Everybody else looks away.
i-am = I am { $name }

## What is asked

asked = What is asked
getting-ready = The computer players are still getting ready, and look less far ahead until then:
move-kept = Your move is kept, and sent when the house is back.
how-it-ended = How it ended
on-to-my-turn = On to my turn
on-to-now = On to now
on = On
goes-on = It goes on.
goes-on-soon = As soon as everybody has looked, it goes on.
since = Since your last turn
since-the-last-of = Since your last turn, the last of { $n }
enough = Enough of that
late = You see all cards as they were { $n } decisions ago.
open = You see what lies open. Whoever looks at all cards cannot sit down in this match any more.
look-open = What lies open now
look-late = All cards, { $n } decisions late

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
host-wants-quiet = The host wants it quiet: nobody says anything here.
quiet-here = Quiet at this table, for everybody
show-what-is-said = Show what the others say
chat-on = The host lets people write to each other: all who sit here read it.
chat-off = The host lets nobody write here any more.
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
wins-alone = “{ $move }” is all that can be done: it wins { $won }.
won-hardly-any = hardly any game
won-nearly-every = nearly every game
won-about = { $n ->
    [one] about { $n } game in { $unit }
   *[other] about { $n } games in { $unit }
  }
hardly-tried = { $won }, hardly tried
gain-none = nothing else was tried often enough to be compared
gain-as-many = the next best about as many
gain-hardly-any = the next best hardly any
gain = the next best { $n }
outdated = The table has gone on since.
chance-to-win = chance to win
found-by = Found by playing on { $n } times from what you can see, mostly by the moves that stand first.
few = That is few: take it for a guess.
show = Show
show-move = Show on the table: { $move }
think-again = Think again

## The rules

in-a-few-lines = In a few lines
explain = Explain it while I play
look-up = Look up
now-text = Now: { $move }
now-many = Now: { $n } moves, show them
no-clause = No clause says that.
clause-ruling = ruling
clause-option = option
clause-example = example
reconstructions = Numbers that are reconstructions
reconstructions-why = They were printed on components that are lost, and had to be deduced. Who has the box may write the true ones into an edition file, and set a table with it.
grade = grade { $grade }

## The guide of a first game

how-it-goes = How this game goes
i-know-it = I know this game
next = Next
go-on = Go on
lesson-asked = Here stands what is asked of you. What you may do is lit on the table: point at it, or use the arrow keys and Enter. Take your time, everybody waits.
lesson-beside = Up here you can ask for a hint and open the rules at any time. Undo takes your last move back, unless it showed something new or somebody has gone on.
lesson-done = Now you know nearly all of it, and this goes on as any other game. Should something new happen, I will say so.

## Clocks

by = by { $day }
has-until = has until { $day }
time-left = { $time } left
away-soon = { $name } is away: soon the Deputy sits in.
away-soon-you = You are away: soon the Deputy sits in.
short-loses = { $name } has little time left, then the game is lost on time.
short-loses-you = You have little time left, then the game is lost on time.
short = { $name } has little time left, then the Deputy sits in.
short-you = You have little time left, then the Deputy sits in.
