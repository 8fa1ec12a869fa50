# What people write to each other at a table, and whom one wants to hear no more.

chat = Chat
chat-empty = Nobody has written anything yet.
chat-who-reads = All who sit here read it, now and later.
chat-is-off = The host does not let people write here.
your-line = Your line
write = Write
is-quiet = The host wants it quiet here: nobody writes.
let-write = Let people write to each other at this table

## People

people = Block or report somebody
people-of-host = Chat; block or report somebody
blocked = blocked
block = Block
block-name = Block { $name }
unblock = Undo
unblock-name = Block { $name } no longer
report = Report
report-name = Report { $name }
block-means = Whoever is blocked is not told. You no longer see what they say; they are not asked to another game by you, and cannot sit down where you are host.

report-of = Tell the owner of this house about { $name }
report-kind = What it is
kind-insult = insults or threats
kind-flood = a flood of words
kind-cheating = cheating
kind-name = the name
kind-other = something else
report-text = In a few words, if you like
report-means = The last lines of this table go with it, of all who sit here. Nothing else happens by itself.
send = Send
rather-not = Rather not
reported = The owner can read it for { $days } days. { $lines ->
    [0] Nothing had been said here.
    [one] One line went with it.
   *[other] { $lines } lines went with it.
  }
