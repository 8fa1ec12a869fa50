# Das Haus in diesem Browser.

loading = Das Haus wird geöffnet. Beim ersten Mal dauert es einige Sekunden länger.
elsewhere = Dieses Haus ist in einem anderen Tab offen.
lost = Ein anderer Tab hat dieses Haus übernommen.
take-over = Hier öffnen
forgetful = Dieser Browser speichert hier nichts. Deine Partien enden mit diesem Tab. Das Protokoll einer Partie kannst du an ihrem Ende sichern.
failed = Das Haus ließ sich nicht öffnen: { $why }
failed-browser = Das Haus läuft hier nicht. Es braucht eine Adresse mit https und einen Browser ab 2024. Du kannst auch auf einem Server spielen.
again = Noch einmal versuchen
hosting = Dieses Haus läuft in deinem Browser, für einen Bildschirm. Um mit Freunden an deren Geräten zu spielen, starte einen Server: { $command }
update = Es gibt eine neuere Version dieses Hauses. Deine Partien bleiben, wie sie sind.
use-update = Jetzt benutzen
