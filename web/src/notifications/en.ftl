# Being told that it is your turn.

try-again = Try again

## Letters

letters = Letters
letter-old = This link serves no more: it is too old, or it has served already.
letter-asks = Shall this house write to you when it is your turn, and at no other time?
letter-yes = Yes, write to me
letter-will = We write to you when it is your turn.
letter-wont = We write to you no more.

## Being told

notices-page = The tab and the lobby say so, and the page with a sound if you like: see its settings.
notices-one = If you are not looking, one message a turn says that it is your turn, and nothing else.
notices-night = When the weekly night of one of your circles begins, one more says that.
notices-none = The owner of this house has switched on no other way.
notices-this-browser = This browser
notices-browser = Another browser ({ $to })
notices-unproved = { $to } — read the letter that is on its way
notices-chat = A chat at { $to }
notices-chat-all = All at { $title }, in a chat at { $to }
notices-a-table = a table
notices-no-more = No more: { $what }
notices-here = Tell me in this browser
notices-cannot = This browser cannot be told while the page is closed. On a phone it often can once the page is on the home screen.
notices-refused = Your browser was told not to. Its settings for this page say so.
notices-mail = By mail
notices-write = Write to me
notices-hook = In a chat room, by its webhook
notices-hook-of = https://… of Discord, Slack or Matrix
notices-whose = Whose turns
notices-mine = mine, at all tables
notices-all = all people’s at { $title }, with { $names }
notices-post = Post there
free-chair = a free chair
