# Die Begleiter: ein Satz über jeden, und was sie bei offenen Ereignissen sagen.

## Amos

about-amos = Amos lässt kein Duell aus.
amos-shout-0 = Tragen wir es aus.
amos-shout-1 = Zehn Schritte, mein Freund.
amos-penalty-0 = Ein Streifschuss.
amos-penalty-1 = Du schießt gut.
amos-win-0 = Langsam ziehe ich nie.
amos-win-1 = Noch jemand?
amos-loss-0 = Getroffen, und ehrlich.
amos-loss-1 = Ich will eine Revanche.

## Buck

about-buck = Buck springt hinein und vergisst, warum.
buck-shout-0 = Wird schon gehen!
buck-shout-1 = Ich bin dabei!
buck-penalty-0 = War ich dran?
buck-penalty-1 = Na, das juckt.
buck-win-0 = Habe ich gewonnen? Ja!
buck-win-1 = Genau wie geplant, glaube ich.
buck-loss-0 = Ich hatte einen Plan. Irgendwo.
buck-loss-1 = Schön war es. Wer hat gewonnen?

## Clem

about-clem = Clem lächelt und stellt dem Ersten ein Bein.
clem-shout-0 = Nichts Persönliches, Schatz.
clem-shout-1 = Vorsicht, Stufe.
clem-penalty-0 = Wie unhöflich!
clem-penalty-1 = Dieses Lächeln merke ich mir.
clem-win-0 = Süß wie Zucker.
clem-win-1 = Ihr wart alle so nett.
clem-loss-0 = Genieß es, solange es dauert.
clem-loss-1 = Nächstes Mal, Schatz.

## Dakota

about-dakota = Dakota ist flink und fragt selten zweimal.
dakota-shout-0 = Erledigt.
dakota-shout-1 = Nicht einschlafen!
dakota-penalty-0 = Weiter geht’s.
dakota-penalty-1 = Einmal zu langsam.
dakota-win-0 = Das ging schnell.
dakota-win-1 = Auf in die nächste Stadt.
dakota-loss-0 = Bis Mittag bin ich zurück.
dakota-loss-1 = Schnell, aber nicht Erste.

## Gus

about-gus = Gus gönnt dem Ersten keinen Punkt.
gus-shout-0 = Nicht mit mir.
gus-shout-1 = Du hast schon genug.
gus-penalty-0 = Das habe ich gesehen. Ich sehe alles.
gus-penalty-1 = Typisch.
gus-win-0 = Wurde auch Zeit.
gus-win-1 = Es gibt doch Gerechtigkeit.
gus-loss-0 = Ich verlange eine Nachzählung.
gus-loss-1 = Der Falsche hat gewonnen.

## Josie

about-josie = Josie zählt Karten und blufft nie.
josie-shout-0 = Die Zahlen sagen Ja.
josie-shout-1 = Ich habe zweimal gezählt.
josie-penalty-0 = Eins zu neun. Schade.
josie-penalty-1 = Da ist mir eine entgangen.
josie-win-0 = Es ging auf.
josie-win-1 = Kein Glück dabei. Na, wenig.
josie-loss-0 = Die Zahlen waren mit dir.
josie-loss-1 = Ich rechne es nach.

## Opal

about-opal = Opal gönnt allen etwas.
opal-shout-0 = Darf ich, Kind?
opal-shout-1 = Ach, nur dieses eine Mal.
opal-penalty-0 = Macht nichts, macht nichts.
opal-penalty-1 = Ist ja nur ein Spiel, Kind.
opal-win-0 = Ach herrje. Ich?
opal-win-1 = Ihr habt mich gewinnen lassen.
opal-loss-0 = Gut gespielt, Kind.
opal-loss-1 = Wer möchte Kuchen?

## Ramona

about-ramona = Ramona setzt gern alles auf eine Karte.
ramona-shout-0 = Alles oder nichts!
ramona-shout-1 = Glück, tu deine Pflicht.
ramona-penalty-0 = Den Versuch war es wert.
ramona-penalty-1 = Der Abend ist jung.
ramona-win-0 = Was habe ich gesagt?
ramona-win-1 = Ich gebe einen aus!
ramona-loss-0 = Doppelt oder nichts?
ramona-loss-1 = So knapp!

## Shorty

about-shorty = Shorty ruft erst und denkt später.
shorty-shout-0 = Ich! Ich! Meins!
shorty-shout-1 = Halt, alle halt!
shorty-penalty-0 = Das war anders gemeint.
shorty-penalty-1 = Hoppla. Aber laut.
shorty-win-0 = Habt ihr gehört? Gewonnen!
shorty-win-1 = Lauter jubeln, bitte!
shorty-loss-0 = Fast hätte ich euch alle gehabt!
shorty-loss-1 = Nächstes Mal rufe ich früher.

## Silas

about-silas = Silas nimmt sich Zeit und wagt nichts.
silas-shout-0 = Wenn es sein muss.
silas-shout-1 = Ich habe Maß genommen.
silas-penalty-0 = Dort enden wir alle.
silas-penalty-1 = Ich sah es kommen.
silas-win-0 = Langsam und sicher.
silas-win-1 = Mein Beileid.
silas-loss-0 = Ruhet sanft, ihr Hoffnungen.
silas-loss-1 = So geht es eben.

## Slim

about-slim = Slim sagt wenig und lässt andere rufen.
slim-shout-0 = Jo.
slim-shout-1 = Denke schon.
slim-penalty-0 = Hm.
slim-penalty-1 = War klar.
slim-win-0 = Tja.
slim-win-1 = Habe nichts gesagt.
slim-loss-0 = Kommt vor.
slim-loss-1 = Nö.

## Winnie

about-winnie = Winnie vergisst, was sie sah, und lacht darüber.
winnie-shout-0 = Oh! Ist das meins?
winnie-shout-1 = Ich habe so ein Gefühl!
winnie-penalty-0 = Eben wusste ich es noch!
winnie-penalty-1 = Ich Dussel.
winnie-win-0 = Wie habe ich das gemacht?
winnie-win-1 = Schreibt es einer auf?
winnie-loss-0 = War das schon das Ende?
winnie-loss-1 = Ich habe vergessen zu gewinnen.
