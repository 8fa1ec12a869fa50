# The house in this browser.

loading = Opening the house. The first time takes a few seconds more.
elsewhere = This house is open in another tab.
lost = Another tab has taken over this house.
take-over = Open it here
forgetful = This browser stores nothing here, so your games end with this tab. Save everything as a file, or the journal of a match at its end.
failed = The house could not be opened: { $why }
incomplete = The file { $file } did not arrive whole. Check the connection and try again.
failed-browser = The house cannot run here. It needs an address with https, and a browser from 2024 or later. You can also play on somebody's server.
again = Try again
hosting = This house runs in your browser, for one screen. To play with friends on their own devices, run a server: { $command }
update = There is a newer version of this house. Your games stay as they are.
use-update = Use it

## All data as a file

move-about = Your name, settings, history and matches are stored in this browser only. You can take them with you as a file.
move-save = Save everything as a file
move-open = Open a saved file
move-replace = Replace everything by it
move-sure = Replace everything in this browser?
move-means = What this browser has stored of the house is then gone.
move-large = The file is too large: { $most } megabytes at most.
move-refused = This is not a saved house, it is damaged, or another version saved it. Nothing was changed.
move-full = The browser could not store the file. Nothing was changed.
