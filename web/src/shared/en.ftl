# What stands on many screens.

copy = Copy
copied = Copied
close = Close
rather-not = Rather not
at-the-table = { $n } at the table
one-screen = { $names } sit at one screen.

## Games

players = { $seats } players
or = { $least } or { $most }
to = { $least } to { $most }
about-minutes = about { $minutes } minutes

## The house

unreachable = The house cannot be reached.
answers = The house answers { $status }.
journal-too-long = The journal is too long to be looked through here.
feature-off = { $feature ->
    [circles] Circles of friends are turned off on this server.
    [tournaments] Tournaments and tables that share their deals are turned off on this server.
    [notifications] Notifications are turned off on this server.
    [reviews] Reviews of matches are turned off on this server.
    [lab] The lab is turned off on this server.
   *[passkeys] Passkeys are turned off on this server.
  }
to-the-lobby = To the lobby

## The tab

your-turn = Your turn
your-turn-elsewhere = Your turn elsewhere

## Settings

your-name = Your name
language = Language
language-of-the-browser = as my browser has it
speed = How fast the others play
speed-slow = slowly
speed-natural = at a natural pace
speed-quick = quickly
speed-at-once = at once: nothing is waited for
still = Nothing flies: cards lie where they belong
light = Light
light-auto = as my machine has it
light-noon = noon
light-lamp = lamplight
log-size = Size of the log
log-small = small
log-normal = normal
log-large = large
careful = Ask me before what may cost something
sound = Sound
how-loud = How loud
buzz = The phone trembles when it is your turn
told = The tab and the lobby say when it is your turn, at any of your tables.
told-elsewhere = Be told elsewhere, too
guide = Explain games while I play, each thing once

## Keys

keys = Keys
key-tab = to the table, and on to what stands beside it
key-arrows = from one thing that can be done to the next
key-enter = take it, or put it there
key-esc = let go again; close what is open
key-rules = the rules, beside what they allow now
key-on = on to your turn: what is left until then is passed over, and told in short
key-shout = shout, in a game where one does
key-hint = a hint
key-undo = take back, if nobody learned anything
key-log = the log
key-company = the company, and links for others
key-settings = settings and keys

## How long something lasts

days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
no-time = no time
