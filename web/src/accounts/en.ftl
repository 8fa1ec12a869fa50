# The profile page.

me = You
try-again = Try again
who = Who you are here
ranks = How strong you are
notices = When it is your turn
devices = Your other devices
kept = What is kept on you
past = What you have played
shares = How often you won
device-is-you = This device is you now, too.
browser-is-you = This browser is you now, too.
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
keep = Keep it
keep-done = Kept.
since = Known here since { $day }.
no-account = There is no account and no password: this browser is who you are, and so is every device that you link to it.

## Another device

arriving = Is this your other device?
arriving-same = This browser will be the same guest as the one where the link was made: same chairs, same past.
arriving-circles = Its circles of friends come along.
arriving-behind = What it has now stays behind:
arriving-holds = { $n ->
    [one] one table or match that nobody will be able to sit down at again from here.
   *[other] { $n } tables and matches that nobody will be able to sit down at again from here.
  }
arriving-yes = Yes, this is me
arriving-no = No, leave it
link-about = Sit down on your phone where you got up at the desk. Whoever opens the link first { $is-you }, with your chairs and your hands: show it to nobody else.
link-is-you = is you
link-drawn = The same link as a QR code
link = Link to your other device
link-once = It serves once, within { $time }.
link-ten-minutes = ten minutes
link-new = A new one
link-withdraw = Withdraw it
link-make = Link another device
link-withdraw-before = Withdraw the link of before

## Passkeys

passkey = For good: a passkey
passkey-about = Your phone or computer keeps it behind its own lock. With it you are you again on any device that has it, even when a browser has forgotten you.
passkeys = Your passkeys
passkey-made = Made on { $day }
passkey-used = , last used on { $day }
passkey-remove = Remove
passkey-remove-made = Remove the passkey made on { $day }
passkey-leave = Leave what is here?
passkey-holds = { $n ->
    [one] This browser holds one table or match of its own. Once you are somebody else here, nobody can sit down at them again.
   *[other] This browser holds { $n } tables and matches of its own. Once you are somebody else here, nobody can sit down at them again.
  }
passkey-all-the-same = Sign in all the same
passkey-make = Make a passkey
passkey-sign-in = I have one: sign in
passkey-twice = This device has a passkey of yours already.
passkey-none = No passkey was chosen.

## What is kept

kept-about = The house keeps your name and mark, your tables and circles, how your matches came out and what follows from that, what you have written, whom you have blocked, and where you want to be told that it is your turn. Nobody else is told of it. What you report is read by the owner of the house.
kept-export = Take it along (JSON)
forget = Forget me
forget-sure = Forget everything?
forget-about = You leave every table; where a match goes on, others may take your chair. In what was played you are called Somebody. Ratings, history and linked devices are gone, and nobody can bring them back.

## How strong, and how often

cards = What you did, and what you had

## Whom one has blocked

blocked = Blocked
blocked-about = You do not see what these people say. They are not asked to another game by you, and cannot sit down where you are host. They are not told. At a table you block somebody beside the log.
blocked-nobody = Nobody is blocked.
blocked-since = since { $day }
blocked-undo = Undo
blocked-undo-name = Block { $name } no longer
blocked-no-more = { $name } is not blocked any more.

## Other devices

sign-out = Sign out all other devices
sign-out-sure = All devices but this one become strangers here; you can let each back in by a new link. { $stay ->
    [both] Passkeys and notices stay: remove them on this page. Links to your chairs stay, too.
    [passkeys] Passkeys stay: remove them on this page. Links to your chairs stay, too.
    [notices] Notices stay: remove them on this page. Links to your chairs stay, too.
   *[none] Links to your chairs stay.
  }
signed-out = All other devices are signed out.
