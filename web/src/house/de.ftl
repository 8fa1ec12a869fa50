# Das Haus in diesem Browser.

loading = Das Haus wird geöffnet. Beim ersten Mal dauert es einige Sekunden länger.
elsewhere = Dieses Haus ist in einem anderen Tab offen.
lost = Ein anderer Tab hat dieses Haus übernommen.
take-over = Hier öffnen
forgetful = Dieser Browser speichert hier nichts. Deine Partien enden mit diesem Tab. Sichere alles als Datei, oder das Protokoll einer Partie an ihrem Ende.
failed = Das Haus ließ sich nicht öffnen: { $why }
incomplete = Die Datei { $file } kam nicht vollständig an. Prüf die Verbindung und versuch es noch einmal.
failed-browser = Das Haus läuft hier nicht. Es braucht eine Adresse mit https und einen Browser ab 2024. Du kannst auch auf einem Server spielen.
again = Noch einmal versuchen
hosting = Dieses Haus läuft in deinem Browser, für einen Bildschirm. Um mit Freunden an deren Geräten zu spielen, starte einen Server: { $command }
update = Es gibt eine neuere Version dieses Hauses. Deine Partien bleiben, wie sie sind.
use-update = Jetzt benutzen

## Alle Daten als Datei

move-about = Dein Name, deine Einstellungen, dein Verlauf und deine Partien stehen nur in diesem Browser. Du kannst sie als Datei mitnehmen.
move-save = Alles als Datei sichern
move-open = Gesicherte Datei öffnen
move-replace = Alles durch sie ersetzen
move-sure = Alles in diesem Browser ersetzen?
move-means = Was dieser Browser vom Haus gespeichert hat, ist dann weg.
move-large = Die Datei ist zu groß: höchstens { $most } Megabyte.
move-refused = Das ist kein gesichertes Haus, es ist beschädigt, oder eine andere Version hat es gesichert. Nichts wurde geändert.
move-full = Der Browser konnte die Datei nicht speichern. Nichts wurde geändert.
