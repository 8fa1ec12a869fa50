# The house in this browser.

loading = Opening the house. The first time takes a few seconds more.
elsewhere = This house is open in another tab.
lost = Another tab has taken over this house.
take-over = Open it here
forgetful = This browser stores nothing here, so your games end with this tab. You can save the journal of a match at its end.
failed = The house could not be opened: { $why }
failed-browser = The house cannot run here. It needs an address with https, and a browser from 2024 or later. You can also play on somebody's server.
again = Try again
hosting = This house runs in your browser, for one screen. To play with friends on their own devices, run a server: { $command }
update = There is a newer version of this house. Your games stay as they are.
use-update = Use it
