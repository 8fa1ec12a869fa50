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
journal-too-long = The record of this match (the journal) is too long to show here.
feature-off = { $feature ->
    [circles] Circles of friends are turned off on this server.
    [tournaments] Tournaments and groups of tables with the same cards are turned off on this server.
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
still = No animations: cards move at once
light = Light
light-auto = same as my device
light-noon = noon (bright)
light-lamp = lamplight (dark)
log-size = Text size of the log
log-small = small
log-normal = normal
log-large = large
careful = Ask me to confirm a move that may cost me something
pointless = Ask me to react only when I hold something sensible. With other people, only at tables with the memory aid
sound = Sound
how-loud = How loud
buzz = The phone vibrates when it is your turn
told = When it is your turn at any of your tables, the browser tab and the lobby show it.
told-elsewhere = Set up notifications outside this page
guide = Explain each game while I play, each rule once

## Keys

keys = Keys
key-tab = go to the table, then to the buttons beside it
key-arrows = go to the next thing that you can do
key-enter = pick up a piece, or put it down
key-esc = put the piece back, or close what is open
key-rules = open the rules, with the moves that they allow now
key-on = skip to your turn, with a short summary
key-shout = shout, in games with shouting
key-quiet = decline everything until your turn
key-hint = ask for a hint
key-undo = take your last move back, unless it revealed something hidden
key-log = open the log
key-company = open the list of players, with links for friends
key-settings = open the settings and this list of keys

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
