# The profile page.

me = You
try-again = Try again
who = How others see you
ranks = Your ratings
change = Name and mark
next = What next
next-table = Choose a game
next-practice = Puzzles and practice
notices = When it is your turn
devices = Your other devices
kept = Your data
past = Your matches
shares = How often you won
device-is-you = This device is now signed in as you.
browser-is-you = This browser is now signed in as you.
forgotten = The server has deleted your data. Welcome, stranger.

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
since = On this server since { $day }.
no-account = You need no account and no password. The server recognizes this browser, and every device that you link to your profile.

## Another device

arriving = Is this your other device?
arriving-same = If you say yes, this browser and the browser that made the link belong to the same player. Both show the same tables and the same past matches.
arriving-circles = Your circles of friends in this browser move to that player, too.
arriving-behind = If you say yes, this browser loses:
arriving-holds = { $n ->
    [one] one table or match. You cannot return to it in this browser.
   *[other] { $n } tables and matches. You cannot return to them in this browser.
  }
arriving-yes = Yes, this is me
arriving-no = No, leave it
link-about = Go on playing on another device, such as your phone. The first person who opens the link { $is-you }: that person sees your cards and can play for you. Show the link to nobody else.
link-is-you = becomes you
link-drawn = The same link as a QR code
link = Link to your other device
link-once = The link works once, within { $time }.
link-ten-minutes = ten minutes
link-new = Make a new link
link-withdraw = Withdraw the link
link-make = Link another device
link-withdraw-before = Withdraw the earlier link

## Passkeys

passkey = To stay signed in: a passkey
passkey-about = Your phone or computer stores a passkey for you. Before it uses the passkey, it asks for your fingerprint, face or PIN. With the passkey you can sign in on any device that has it, even in a new browser.
passkeys = Your passkeys
passkey-made = Made on { $day }
passkey-used = , last used on { $day }
passkey-remove = Remove
passkey-remove-made = Remove the passkey made on { $day }
passkey-leave = Lose these tables and matches?
passkey-holds = { $n ->
    [one] One table or match in this browser does not belong to the passkey. If you sign in, you cannot return to it in this browser.
   *[other] { $n } tables and matches in this browser do not belong to the passkey. If you sign in, you cannot return to them in this browser.
  }
passkey-all-the-same = Sign in anyway
passkey-make = Make a passkey
passkey-sign-in = I have one: sign in
passkey-twice = This device already has a passkey of yours.
passkey-none = No passkey was chosen.

## What is kept

kept-about = The server stores your name and mark, your tables and circles, your results and your ratings. It also stores your messages, the people whom you blocked, and the places where you want to be notified. If you report somebody, the owner of the server reads your report.
kept-export = Download your data (JSON)
forget = Forget me
forget-sure = Delete all your data?
forget-about = You leave every table. In a match that is still running, somebody else may take your seat. Your past matches then show the name “Somebody” instead of yours. The server deletes your ratings, your list of matches and your linked devices. Nobody can restore them.

## How strong, and how often

cards = How often you won with an action or a card

## Whom one has blocked

blocked = Blocked
blocked-about = You do not see what blocked people write. You do not invite them to another game, and they cannot sit down at a table that you host. The server does not tell them. To block somebody, open a table where you both play: the button is beside the log.
blocked-nobody = Nobody is blocked.
blocked-since = since { $day }
blocked-undo = Unblock
blocked-undo-name = Unblock { $name }
blocked-no-more = { $name } is no longer blocked.

## Other devices

sign-out = Sign out all other devices
sign-out-sure = This signs out all devices but this one. To sign a device in again, make a new link for it. { $stay ->
    [both] Passkeys and notifications still work; you can remove them on this page. Links that move a seat to another device also still work.
    [passkeys] Passkeys still work; you can remove them on this page. Links that move a seat to another device also still work.
    [notices] Notifications still work; you can remove them on this page. Links that move a seat to another device also still work.
   *[none] Links that move a seat to another device still work.
  }
signed-out = All other devices are signed out.
