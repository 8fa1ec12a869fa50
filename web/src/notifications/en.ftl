# Being told that it is your turn.

try-again = Try again

## Letters

letters = Email
letter-old = This link no longer works: it is too old, or somebody has already used it. Enter the address again to get a new one.
letter-asks = May this server send you an email when it is your turn?
letter-yes = Yes, write to me
letter-will = We will send you an email when it is your turn.
letter-wont = We will send you no more emails.

## Being told

notices-page = When it is your turn, the title of the browser tab and the lobby say so. The page can also play a sound: turn it on in the settings.
notices-one = If the page is not open in front of you, the server sends you one message a turn. The message says only that it is your turn.
notices-night = The server also sends you a message when the weekly night of one of your circles begins.
notices-none = This server cannot notify you in any other way.
notices-this-browser = This browser
notices-browser = Another browser ({ $to })
notices-unproved = { $to } — please open the link in the email that we sent you
notices-chat = A chat room at { $to }
notices-chat-all = Everybody’s turns at { $title }, in a chat room at { $to }
notices-a-table = a table
notices-no-more = Stop: { $what }
notices-here = Tell me in this browser
notices-cannot = This browser cannot notify you while the page is closed. On a phone, notifications often work after you add the page to the home screen.
notices-refused = Your browser blocks notifications from this page. You can allow them in the browser’s settings for this page.
notices-mail = By email
notices-write = Send me emails
notices-hook = In a chat room, by webhook
notices-hook-of = https://… from Discord, Slack or Matrix
notices-whose = Whose turns to report
notices-mine = mine, at all tables
notices-all = everybody’s at { $title }, with { $names }
notices-post = Post to this chat room
free-chair = a free chair
