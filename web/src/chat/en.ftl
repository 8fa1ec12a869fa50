# What people write to each other at a table, and whom one wants to hear no more.

chat = Chat
chat-empty = Nobody has written anything yet.
chat-who-reads = All players who sit at this table can read the chat, also players who sit down later.
chat-is-off = The host has turned off the chat at this table.
your-line = Your message
write = Write
is-quiet = The host has muted this table, so nobody can write here.
let-write = Let people chat at this table

## People

people = Block or report somebody
people-of-host = Chat; block or report somebody
blocked = blocked
block = Block
block-name = Block { $name }
unblock = Unblock
unblock-name = Unblock { $name }
report = Report
report-name = Report { $name }
block-means = The person is not told. You no longer see what they write, and you do not invite them to another game. They cannot sit down at a table that you host.

report-of = Report { $name } to the owner of this server
report-kind = Reason
kind-insult = insults or threats
kind-flood = spam
kind-cheating = cheating
kind-name = the name
kind-other = something else
report-text = In a few words, if you like
report-means = Your report includes the last messages at this table, from everybody who sits here. The owner of the server then decides what to do.
send = Send
rather-not = Rather not
reported = The owner of this server can read your report for { $days } days. { $lines ->
    [0] It includes no messages, because nobody has written at this table.
    [one] It includes one message from this table.
   *[other] It includes { $lines } messages from this table.
  }
