# The profile page.

me = You
try-again = Try again
who = How others see you
ranks = Your ratings
notices = When it is your turn
devices = Your other devices
kept = Your data
past = Your matches
shares = How often you won
device-is-you = This device is now signed in as you.
browser-is-you = This browser is now signed in as you.
forgotten = You are forgotten. Welcome, stranger.

## Who one is

your-name = Your name
your-mark = Your mark
mark-star = Star
mark-horseshoe = Horseshoe
mark-hat = Hat
mark-boot = Boot
mark-cactus = Cactus
mark-key = Key
mark-lantern = Lantern
mark-wheel = Wheel
mark-moon = Moon
mark-bottle = Bottle
mark-feather = Feather
mark-flame = Flame
keep = Save
keep-done = Saved.
since = Known here since { $day }.
no-account = There is no account and no password. The server knows you by this browser, and by every device that you link to it.

## Another device

arriving = Is this your other device?
arriving-same = If you say yes, this browser and the one where you made the link are the same player. Both have the same chairs and the same history.
arriving-circles = The circles of friends that you joined in this browser come along.
arriving-behind = You leave behind what this browser has now:
arriving-holds = { $n ->
    [one] one table or match. Nobody can sit down at it again from here.
   *[other] { $n } tables and matches. Nobody can sit down at them again from here.
  }
arriving-yes = Yes, this is me
arriving-no = No, leave it
link-about = Go on playing on your phone. The first person who opens the link { $is-you }, with your chairs and your hands. Show it to nobody else.
link-is-you = becomes you
link-drawn = The same link as a QR code
link = Link to your other device
link-once = It works once, within { $time }.
link-ten-minutes = ten minutes
link-new = Make a new one
link-withdraw = Withdraw it
link-make = Link another device
link-withdraw-before = Withdraw the earlier link

## Passkeys

passkey = To stay signed in: a passkey
passkey-about = Your phone or computer keeps it behind its own lock. It signs you in on any device that has it, even if a browser has forgotten you.
passkeys = Your passkeys
passkey-made = Made on { $day }
passkey-used = , last used on { $day }
passkey-remove = Remove
passkey-remove-made = Remove the passkey made on { $day }
passkey-leave = Leave these behind?
passkey-holds = { $n ->
    [one] This browser has one table or match of its own. Once you are signed in as somebody else, nobody can sit down at it again.
   *[other] This browser has { $n } tables and matches of its own. Once you are signed in as somebody else, nobody can sit down at them again.
  }
passkey-all-the-same = Sign in anyway
passkey-make = Make a passkey
passkey-sign-in = I have one: sign in
passkey-twice = This device already has a passkey of yours.
passkey-none = No passkey was chosen.

## What is kept

kept-about = The server keeps your name and mark, your tables and circles, your results and your ratings. It also keeps what you wrote, whom you blocked, and where you want to be notified. Nobody else gets to see this. If you report somebody, the owner of the server reads your report.
kept-export = Download it (JSON)
forget = Forget me
forget-sure = Forget everything?
forget-about = You leave every table. If a match goes on, others may take your chair. Your past matches show you as Somebody. Your ratings, history and linked devices are deleted, and nobody can bring them back.

## How strong, and how often

cards = What you did, and what you had

## Whom one has blocked

blocked = Blocked
blocked-about = You do not see what these people say. You do not invite them to another game, and they cannot sit down at a table that you host. They are not told. You can block somebody at a table, beside the log.
blocked-nobody = Nobody is blocked.
blocked-since = since { $day }
blocked-undo = Unblock
blocked-undo-name = Unblock { $name }
blocked-no-more = { $name } is no longer blocked.

## Other devices

sign-out = Sign out all other devices
sign-out-sure = This signs out all devices but this one. To let one back in, make a new link. { $stay ->
    [both] Passkeys and notifications stay: remove them on this page. Links to your chairs stay, too.
    [passkeys] Passkeys stay: remove them on this page. Links to your chairs stay, too.
    [notices] Notifications stay: remove them on this page. Links to your chairs stay, too.
   *[none] Links to your chairs stay.
  }
signed-out = All other devices are signed out.
