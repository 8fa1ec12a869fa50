# Being told that it is your turn.

try-again = Try again

## Letters

letters = Email
letter-old = This link no longer works: it is too old, or somebody has already used it.
letter-asks = May this server write to you when it is your turn? It writes at no other time.
letter-yes = Yes, write to me
letter-will = We will write to you when it is your turn.
letter-wont = We will not write to you any more.

## Being told

notices-page = The browser tab and the lobby show when it is your turn. The page can also play a sound: see its settings.
notices-one = If you are not looking, you get one message a turn. It says that it is your turn, and nothing else.
notices-night = You get one more message when the weekly night of one of your circles begins.
notices-none = This server has no other way to notify you.
notices-this-browser = This browser
notices-browser = Another browser ({ $to })
notices-unproved = { $to } — please confirm the email that is on its way
notices-chat = A chat at { $to }
notices-chat-all = All at { $title }, in a chat at { $to }
notices-a-table = a table
notices-no-more = Stop: { $what }
notices-here = Tell me in this browser
notices-cannot = This browser cannot notify you while the page is closed. A phone often can, once the page is on its home screen.
notices-refused = Your browser blocks notifications from this page. You can allow them in the browser’s settings for this page.
notices-mail = By email
notices-write = Write to me
notices-hook = In a chat room, by webhook
notices-hook-of = https://… from Discord, Slack or Matrix
notices-whose = Whose turns
notices-mine = mine, at all tables
notices-all = everybody’s at { $title }, with { $names }
notices-post = Post there
free-chair = a free chair
