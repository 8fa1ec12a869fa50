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

## The server

unreachable = The server cannot be reached. Check your connection.
answers = The server reported error { $status }. Try again later.
journal-too-long = The journal is too long to be read here.
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
language-of-the-browser = same as my browser
speed = How fast the others play
speed-slow = slowly
speed-natural = at a natural pace
speed-quick = quickly
speed-at-once = at once, without waiting
still = No animations: cards appear where they belong
light = Light
light-auto = same as my device
light-noon = noon
light-lamp = lamplight
log-size = Size of the log
log-small = small
log-normal = normal
log-large = large
careful = Ask me to confirm a move that may cost me something
sound = Sound
how-loud = How loud
buzz = The phone vibrates when it is your turn
told = The browser tab and the lobby show when it is your turn, at any of your tables.
told-elsewhere = Notify me outside this page, too
guide = Explain the games while I play, each rule once

## Keys

keys = Keys
key-tab = to the table, and on to what is beside it
key-arrows = to the next thing that you can do
key-enter = pick up a piece, or put it down
key-esc = let go again; close what is open
key-rules = the rules, and what they allow now
key-on = skip to your turn, with a short summary
key-shout = shout, in games with shouting
key-hint = a hint
key-undo = take a move back, unless it showed something new
key-log = the log
key-company = the players, and links for others
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
