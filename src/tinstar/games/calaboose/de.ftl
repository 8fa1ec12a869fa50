# Calaboose auf Deutsch.
#
# jail Gefängnis · cell Zelle · prisoner Gefangener · gang Bande · outlaw Gesetzloser
# bounty Kopfgeld · Sheriff's Badge Sheriffstern · value Stärke · hand Handkarten
# lock down verriegeln · send schicken · defend verteidigen, abwehren · discard abwerfen
# put einsperren · accept aufnehmen · draw pile Nachziehstapel · discards Ablagestapel
# Huckster Quacksalber · Bandit Bandit · Card Shark Falschspieler · Cattle Rustler Viehdieb
# Gunslinger Revolverheld · Bad Lawman Korrupter Marshal · Bad Whiskey Fusel · Jail Break Ausbruch
#
# Alle Karten sind männlich. Ihre Formen: `der` nach „der“, `wen` nach „den“, „einen“, „dem“ und
# „keinen“, `several` mit einer Zahl davor, als Satzgegenstand.

pitch = Füll dein Gefängnis mit Banden, und schick den anderen, was sie nicht haben wollen.

phrase-1 = Howdy.
phrase-2 = Besten Dank.
phrase-3 = Sauber eingebuchtet.
phrase-4 = Das war meiner!
phrase-5 = Kümmer dich um deine eigenen Zellen.
phrase-6 = Das wird dem Sheriff nicht gefallen.
phrase-7 = Lass dir Zeit.
phrase-8 = Wann immer du so weit bist.
phrase-9 = Na so was.
phrase-10 = Feine Bande hast du da.
phrase-11 = Nichts für ungut.
phrase-12 = Gut gespielt.

objection-not-now = jetzt ist etwas anderes zu entscheiden
objection-not-in-hand = diese Karte hast du nicht auf der Hand
objection-jail-full = dein Gefängnis ist voll
objection-jail-not-full = verriegeln darfst du erst, wenn alle deine Zellen belegt sind
objection-empty-cell = in dieser Zelle sitzt niemand
objection-locked-down = diese Zelle ist verriegelt
objection-no-such-seat = dort sitzt niemand am Tisch
objection-no-such-cell = diese Zelle gibt es nicht
objection-own-jail = eine Karte schickt man in ein fremdes Gefängnis, nicht ins eigene
objection-in-question = die Karte vor dieser Zelle ist noch nicht beantwortet
objection-not-lower-valued = der Gefangene dort ist nicht schwächer
objection-has-a-place = für diese Karte ist noch irgendwo Platz
objection-must-act = du kannst einsperren, schicken oder verriegeln, also musst du es auch
objection-own-hand = such dir die Handkarten von jemand anderem aus
objection-too-few-hucksters = zum Austauschen hast du zu wenige Quacksalber
objection-no-whiskey = du hast keinen Fusel
objection-not-attacked = dort wartet keine Karte auf deine Antwort
objection-not-higher-valued = diese Karte ist nicht stärker
objection-has-defended = dieser Revolverheld hat in diesem Zug schon gegen einen Revolverhelden verteidigt
objection-no-room-for-both = in diesem Gefängnis ist kein Platz für beide Revolverhelden
objection-another-jail = beide Revolverhelden müssen in dasselbe Gefängnis

ending-none = das Spiel geht weiter
ending-locked-down = ein Gefängnis ist ganz verriegelt
ending-nowhere-to-go = eine Karte wurde gespielt, für die nirgends Platz war
ending-out-of-cards = jemand hat keine Karten mehr
ending-all-passed = alle haben nacheinander gepasst

## Was auf dem Tisch liegt

card-huckster = Quacksalber
  .several = { $n } Quacksalber
card-bandit = Bandit
  .wen = Banditen
  .several = { $n ->
    [one] { $n } Bandit
   *[other] { $n } Banditen
  }
card-card-shark = Falschspieler
  .several = { $n } Falschspieler
card-cattle-rustler = Viehdieb
  .several = { $n ->
    [one] { $n } Viehdieb
   *[other] { $n } Viehdiebe
  }
card-gunslinger = Revolverheld
  .wen = Revolverhelden
  .several = { $n ->
    [one] { $n } Revolverheld
   *[other] { $n } Revolverhelden
  }
card-bad-lawman = Korrupter Marshal
  .der = Korrupte Marshal
  .wen = Korrupten Marshal
  .several = { $n ->
    [one] { $n } Korrupter Marshal
   *[other] { $n } Korrupte Marshals
  }
card-bad-whiskey = Fusel
  .several = { $n } Fusel
card-jail-break = Ausbruch
  .several = { $n ->
    [one] { $n } Ausbruch
   *[other] { $n } Ausbrüche
  }
several = { NAME($card, $n, form: "several") }
text-bad-whiskey = Karten tauschen
text-jail-break = Bande abwerfen
zone-pile = Nachziehstapel
zone-discards = Ablagestapel
zone-air = unterwegs
zone-jail = { $who ->
    [you] dein Gefängnis
   *[other] Gefängnis von { $who }
  }
zone-hand = { $who ->
    [you] deine Handkarten
   *[other] Handkarten von { $who }
  }
label-value = Stärke
label-gangs = Banden
counter-game = Spiel
game-of = { $n } von { $games }
warning-ends-the-game = beendet sofort das Spiel
warning-last-card = ist deine letzte Karte, mit diesem Zug endet das Spiel

## Teile von Sätzen

over-whom = { $prisoner ->
    [none] {""}
   *[other] , gegen den { NAME($prisoner, form: "wen") } dort
  }
target = { $owner ->
    [you] in deine Zelle { $cell }
   *[other] zu { $owner } in Zelle { $cell }
  }{ $prisoner ->
    [none] {" "}(leer)
   *[other] { over-whom }
  }
cell-of = { $owner ->
    [you] in deine Zelle { $cell }
   *[other] zu { $owner } in Zelle { $cell }
  }
with-whom = { $other ->
    [you] mit dir
   *[other] mit { $other }
  }

## Was gefragt ist

game-over = Das Spiel ist aus – { $how }.
is-dealt = Die Karten werden ausgeteilt.
is-drawing = { $who ->
    [you] Du ziehst.
   *[other] { $who } zieht.
  }
waits-mulligan = { $who } sieht sich die ersten Handkarten an.
waits-turn = { $who } ist am Zug.
waits-whiskey = { $who } darf den Fusel verhindern.
waits-defence = { $who } darf sich verteidigen.
waits-redirect = { $who } schickt den Verteidiger weiter.
waits-partner = { $who } schickt den anderen Revolverhelden weiter.
ask-redraw = Du hast { $n } Quacksalber: Wirfst du sie ab und ziehst neue Karten, oder behältst du deine Handkarten?
ask-no-redraw = Mit weniger als { $enough } Quacksalbern behältst du deine Handkarten.
deed-put = jemanden bei dir einsperren
deed-send = jemanden in ein anderes Gefängnis schicken
deed-lock = einen Gefangenen verriegeln
deed-send_nowhere = das Spiel mit einer Karte ohne Platz beenden
deed-pass_turn = passen
a-card = ein { NAME($card) }
either = { $most } oder { $last }
ask-turn = Du bist am Zug und kannst { $deeds }.
ask-stuck = Du bist am Zug, aber keine deiner Karten lässt sich einsperren oder schicken: Du musst passen.
ask-specials = Vorher darfst du { $specials } spielen.
ask-cancel = { $who } spielt Fusel und will { $other ->
    [you] deine Handkarten
   *[other] die Handkarten von { $other }
  }: Verhinderst du das mit deinem eigenen Fusel, oder lässt du es zu?
ask-cancel-in-vain = { $who } spielt Fusel und will { $other ->
    [you] deine Handkarten
   *[other] die Handkarten von { $other }
  }: Du hast keinen Fusel, um das zu verhindern.
ask-defend = Ein { NAME($card) } kommt in deine Zelle { $cell }{ over-whom }: { $by ->
    [any] Wehrst du ihn mit einer stärkeren Karte ab, oder nimmst du ihn auf?
   *[other] Nur { $by } wehrt ihn ab. Oder nimmst du ihn auf?
  }
ask-defend-in-vain = Ein { NAME($card) } kommt in deine Zelle { $cell }{ over-whom }: Du hast nichts, um ihn abzuwehren.
ask-defend-twice = Zwei Revolverhelden kommen in deine Zellen { $cells }: Wehre sie ab oder nimm sie auf, einen nach dem anderen.
ask-defend-twice-in-vain = Zwei Revolverhelden kommen in deine Zellen { $cells }: Du kannst keinen abwehren; nimm sie auf, einen nach dem anderen.
ask-redirect = Abgewehrt! Schick deinen { NAME($card, form: "wen") } weiter in ein anderes Gefängnis.
ask-redirect-both = Beide Revolverhelden ziehen weiter in dasselbe Gefängnis. Wähle zuerst eine Zelle für deinen; der andere folgt ihm.
ask-partner = Und dein Angreifer: In welche Zelle { $owner ->
    [you] deines Gefängnisses
   *[other] im Gefängnis von { $owner }
  } geht er?

## Was man tun kann

do-put = { NAME($card, form: "wen") } einsperren ({ NAME($card, $n, form: "several") }: { $worth })
do-lock = { NAME($prisoner, form: "wen") } in Zelle { $cell } für immer verriegeln
do-send = { NAME($card, form: "wen") } schicken: { target }
do-send-nowhere = { NAME($card, form: "wen") } spielen, für den nirgends Platz ist
do-pass = Passen
do-pass-stuck = Passen: Nichts lässt sich einsperren oder schicken
do-whiskey = Fusel spielen und Handkarten mit { $other } tauschen
do-jail-break = { $n ->
    [0] Ausbruch wirkungslos spielen: Niemand verlässt dein Gefängnis
    [one] Ausbruch spielen: { NAME($card, $n, form: "several") } wird abgeworfen
   *[other] Ausbruch spielen: { NAME($card, $n, form: "several") } werden abgeworfen
  }
label-break = Raus!
label-break-in-vain = wirkungslos
risk-break-in-vain = Niemand verlässt dein Gefängnis, und die Karte ist weg.
do-keep = Handkarten behalten
do-redraw = Alle Quacksalber abwerfen und neue Karten ziehen
do-allow = Zulassen: Die Handkarten werden getauscht
do-cancel = Mit eigenem Fusel verhindern; niemand tauscht
do-accept = { NAME($card, form: "wen") } in Zelle { $cell } aufnehmen{ $prisoner ->
    [none] {""}
   *[other] {" "}und den { NAME($prisoner, form: "wen") } verlieren
  }
do-defend-from-hand = Zelle { $cell } gegen den { NAME($attacker, form: "wen") } verteidigen: mit dem { NAME($card, form: "wen") } von der Hand
do-defend-from-jail = Zelle { $cell } gegen den { NAME($attacker, form: "wen") } verteidigen: mit dem { NAME($card, form: "wen") } aus deiner Zelle { $source }
do-redirect = { NAME($card, form: "wen") } weiterschicken: { target }
do-redirect-other = Den anderen { NAME($card, form: "wen") } weiterschicken: { target }

## Was geschehen ist

has-the-badge = { $badge ->
    [you] Du hast den Sheriffstern.
   *[other] { $badge } hat den Sheriffstern.
  }
deals = { $who ->
    [you] Du teilst aus.
   *[other] { $who } teilt aus.
  } { has-the-badge }
deals-a-game = { $who ->
    [you] Du teilst für Spiel { $n } von { $games } aus.
   *[other] { $who } teilt für Spiel { $n } von { $games } aus.
  } { has-the-badge }
dealt = Deine Handkarten: { $cards }.
draws = { $who ->
    [you] Du ziehst einen { NAME($card, form: "wen") }.
   *[other] { $who } zieht einen { NAME($card, form: "wen") }.
  }
draws-unseen = { $who } zieht eine Karte.
keeps = { $who ->
    [you] Du behältst deine ersten Handkarten.
   *[other] { $who } behält die ersten Handkarten.
  }
hucksters = { NAME("card-huckster", $n, form: "several") }
redraws = { $who ->
    [you] Du wirfst { hucksters } ab und ziehst neu.
   *[other] { $who } wirft { hucksters } ab und zieht neu.
  }
plays-whiskey = { $who ->
    [you] Du spielst Fusel und willst { with-whom } die Handkarten tauschen.
   *[other] { $who } spielt Fusel und will { with-whom } die Handkarten tauschen.
  }
lets-it-happen = { $who ->
    [you] Du lässt es zu.
   *[other] { $who } lässt es zu.
  }
stops-whiskey = { $who ->
    [you] Du hältst mit eigenem Fusel dagegen: Niemand tauscht.
   *[other] { $who } hält mit eigenem Fusel dagegen: Niemand tauscht.
  }
trades = { $who ->
    [you] Du tauschst { with-whom } die Handkarten.
   *[other] { $who } tauscht { with-whom } die Handkarten.
  }
now-hold = Deine Handkarten sind jetzt: { $cards }.
plays-jail-break = { $who ->
    [you] Du spielst Ausbruch für jeden { NAME($card, form: "wen") }, der nicht verriegelt ist.
   *[other] { $who } spielt Ausbruch für jeden { NAME($card, form: "wen") }, der nicht verriegelt ist.
  }
broken-out = { NAME($card, $n, form: "several") } { $n ->
    [one] bricht
   *[other] brechen
  } aus { $owner ->
    [you] deinem Gefängnis
   *[other] dem Gefängnis von { $owner }
  } aus, ab auf den Ablagestapel.
puts = { $who ->
    [you] Du sperrst einen { NAME($card, form: "wen") } in Zelle { $cell }.
   *[other] { $who } sperrt einen { NAME($card, form: "wen") } in Zelle { $cell }.
  }
locks = { $who ->
    [you] Du verriegelst den { NAME($card, form: "wen") } in Zelle { $cell }.
   *[other] { $who } verriegelt den { NAME($card, form: "wen") } in Zelle { $cell }.
  }
sends = { $who ->
    [you] Du schickst einen { NAME($card, form: "wen") } { cell-of }{ over-whom }.
   *[other] { $who } schickt einen { NAME($card, form: "wen") } { cell-of }{ over-whom }.
  }
plays-nowhere = { $who ->
    [you] Du spielst einen { NAME($card, form: "wen") }, für den nirgends Platz ist.
   *[other] { $who } spielt einen { NAME($card, form: "wen") }, für den nirgends Platz ist.
  }
passes = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
  }
passes-stuck = { $who ->
    [you] Du hast keine Karte zum Einsperren oder Schicken und passt.
   *[other] { $who } hat keine Karte zum Einsperren oder Schicken und passt.
  }
accepts = { $who ->
    [you] Du verteidigst
   *[other] { $who } verteidigt
  } Zelle { $cell } nicht: Der { NAME($card, form: "der") } bleibt dort{ $prisoner ->
    [none] {""}
   *[other] , und der { NAME($prisoner, form: "der") } wird abgeworfen
  }.
defence = { $how ->
    [duel] Beide Revolverhelden ziehen weiter
    [duel-nowhere] Beide Revolverhelden wollen weiter, aber in keinem Gefängnis ist Platz für sie
    [won-nowhere] Der { NAME($attacker, form: "der") } wird abgeworfen, aber der Verteidiger findet nirgends Platz
   *[won] Der { NAME($attacker, form: "der") } wird abgeworfen
  }
defends-from-hand = { $who ->
    [you] Du verteidigst Zelle { $cell } mit einem { NAME($card, form: "wen") } von der Hand: { defence }.
   *[other] { $who } verteidigt Zelle { $cell } mit einem { NAME($card, form: "wen") } von der Hand: { defence }.
  }
defends-from-jail = { $who ->
    [you] Du verteidigst Zelle { $cell } mit dem { NAME($card, form: "wen") } aus Zelle { $source }: { defence }.
   *[other] { $who } verteidigt Zelle { $cell } mit dem { NAME($card, form: "wen") } aus Zelle { $source }: { defence }.
  }
sends-on = { $who ->
    [you] Du schickst den { NAME($card, form: "wen") } weiter { cell-of }{ over-whom }.
   *[other] { $who } schickt den { NAME($card, form: "wen") } weiter { cell-of }{ over-whom }.
  }
sends-the-other-on = { $who ->
    [you] Du schickst den anderen { NAME($card, form: "wen") } weiter { cell-of }{ over-whom }.
   *[other] { $who } schickt den anderen { NAME($card, form: "wen") } weiter { cell-of }{ over-whom }.
  }
badge-passes = Der Sheriffstern geht an { $who ->
    [you] dich
   *[other] { $who }
  }.

## Wie es ausgeht

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
gang = { NAME($card, $n, form: "several") } { $worth }
line-hidden = { $n } verriegelt ?
line-earlier = bisher { $n }
result = { $who ->
    [you] Du
   *[other] { $who }
  }: { points }{ $gangs ->
    [none] {""}
   *[other] {" "}({ $gangs })
  }{ $games ->
    [1] {""}
   *[other] , zusammen { $total }
  }
wins = { $who ->
    [you] Du gewinnst mit { with-points }.
   *[other] { $who } gewinnt mit { with-points }.
  }
share-the-win = Geteilter Sieg: { $them }, mit je { with-points }.

## In wenigen Zeilen

primer-aim = Du bist Sheriff. Wenn das Spiel endet, gewinnt das Gefängnis mit dem höchsten Kopfgeld. Handkarten zählen nichts.
primer-gangs = Alle Karten einer Art in einem Gefängnis sind eine Bande. Unten auf der Karte steht, was eine Bande aus einer, zwei und bis zu { $cells } Karten insgesamt wert ist.
primer-turn = In deinem Zug tust du eins von drei Dingen. Sperre eine Karte in eine leere Zelle deines Gefängnisses. Oder schick eine Karte in ein anderes Gefängnis: in eine leere Zelle oder gegen einen schwächeren Gefangenen, der dann abgeworfen wird. Oder verriegle einen Gefangenen, sobald deine { $cells } Zellen voll sind: Diese Karte kann niemand mehr anrühren.
primer-defence = Schickt dir jemand eine Karte, darfst du dich mit einer stärkeren verteidigen, von der Hand oder aus dem Gefängnis. Dann wird die geschickte Karte abgeworfen, und dein Verteidiger muss weiter in ein anderes Gefängnis. Auch dieses darf verteidigt werden.
primer-gunslingers = Ein Revolverheld hält auch einen Revolverhelden auf: Dann ziehen beide weiter in dasselbe andere Gefängnis. Ein Korrupter Marshal schlägt alle außer dem Quacksalber, und nur ein Quacksalber schlägt einen Korrupten Marshal.
primer-specials = Mit Fusel tauschst du deine Handkarten gegen die von jemand anderem. Mit Ausbruch wirfst du alle Gefangenen einer Art aus deinem eigenen Gefängnis. Beide spielst du, bevor du im Zug sonst etwas tust.
primer-end = Das Spiel endet, wenn ein Gefängnis ganz verriegelt ist, wenn jemand eine Karte spielt, für die nirgends Platz ist, oder wenn jemand keine Karten mehr hat.

## In einem ersten Spiel

lesson-start = Du bist Sheriff, wie alle hier. Füll dein Gefängnis mit Gesetzlosen: Wenn das Spiel endet, gewinnt das Gefängnis, das am meisten wert ist.
lesson-jail = Das ist dein Gefängnis. Es hat { $cells } Zellen, und alle sehen, wer darin sitzt. Nur Gefangene zählen: Was du noch auf der Hand hast, ist nichts wert.
lesson-hand = Das sind deine Handkarten. Die Zahl oben auf der Karte sagt, wie stark der Gesetzlose ist. Unten steht, was eine Bande wert ist, alle zusammen: ein einzelner Bandit in deinem Gefängnis { $one }, zwei davon { $two }, drei { $three }.
lesson-put = In deinem Zug tust du eins von drei Dingen. Das ruhige: Sperre eine Karte in eine leere Zelle. Bleib bei einer oder zwei Arten, denn Banden bringen das Geld. Dann ziehst du eine neue Karte, solange es welche gibt.
lesson-send = Oder du schickst eine Karte in ein anderes Gefängnis. Sie geht gegen einen schwächeren Gefangenen, der dann hinausfliegt. Oder sie geht in eine leere Zelle, wo ein wertloser Quacksalber nur Platz wegnimmt.
lesson-sent = Eine Karte kommt an ein Gefängnis und wartet dort auf Antwort. Wem es gehört, der darf es mit einem stärkeren Gesetzlosen verteidigen, von der Hand oder aus dem Gefängnis. Sonst zieht sie ein.
lesson-badge = Der Sheriffstern, der blecherne Stern im Ring, ist weitergegangen. Wer ihn hat, ist am Zug. Der goldene Stern zeigt, wer gerade antworten muss. Mitten im Zug kann das jemand sein, der sich verteidigt.
lesson-accept = Diese Karte will zu dir. Nimm sie auf oder wehr sie ab. Wehrst du sie ab, wird sie abgeworfen, und dein Verteidiger muss weiter in ein anderes Gefängnis. Ein Gefangener, der verteidigt, ist also für dich verloren.
lesson-defend = Gleich stark ist nicht stark genug, außer bei Revolverhelden: Sie halten einander auf, und beide ziehen weiter in dasselbe andere Gefängnis. Ein Korrupter Marshal schlägt alle außer dem Schwächsten: Nur ein Quacksalber hält ihn auf.
lesson-redirect = Abgewehrt! Dein Verteidiger zieht weiter in ein anderes Gefängnis, wohin du willst, und wirft dort vielleicht jemanden hinaus. Auch dieses darf verteidigt werden, und so kann es rund um den Tisch gehen.
lesson-lock = Dein Gefängnis ist voll, also darfst du stattdessen einen Gefangenen verriegeln: Diese Karte kann niemand mehr anrühren. Sind alle { $cells } verriegelt, endet das Spiel sofort.
lesson-whiskey = Du hast einen Fusel. Bevor du im Zug sonst etwas tust, darfst du alle deine Handkarten gegen die von jemand anderem tauschen. Nur ein zweiter Fusel verhindert das.
lesson-jail-break = Du hast den Ausbruch. Bevor du im Zug sonst etwas tust, kannst du mit ihm alle Gefangenen einer Art aus deinem eigenen Gefängnis werfen. So wirst du Quacksalber los.
lesson-nowhere = Für eine deiner Karten ist in keinem anderen Gefängnis Platz. Du darfst sie trotzdem spielen, und das beendet das Spiel sofort: eine feine Sache, wenn dein Gefängnis am meisten wert ist.

## Merkmale

mark-badge = Sheriffstern
mark-locked = verriegelt
mark-attacking = greift an
mark-in-question = umkämpft
mark-has-defended = hat sich schon duelliert

## Was man einstellen kann

option-games = Spiele in einer Serie; die Punkte werden zusammengezählt
option-redraw-hucksters = Wer anfangs die Hand voller Quacksalber hat, darf sie einmal abwerfen und neu ziehen
option-whiskey-cancel-by = Wer einen Fusel verhindern darf
option-whiskey-cancel-by-target = nur, wessen Handkarten genommen würden, darf einen Fusel verhindern
option-whiskey-cancel-by-anyone = alle dürfen einen Fusel verhindern
option-passing = Wer passen darf
option-passing-if-stuck = wer einsperren, schicken oder verriegeln kann, darf nicht passen
option-passing-freely = alle dürfen passen
option-played-nowhere = Wann man eine Karte spielen darf, für die nirgends Platz ist
option-played-nowhere-other-jails-full = eine Karte ohne Platz in den anderen Gefängnissen darf gespielt werden und beendet das Spiel
option-played-nowhere-all-jails-full = eine Karte, für die nirgends Platz ist, darf nur spielen, wessen eigenes Gefängnis voll ist
option-defender-draws = Wann nachzieht, wer sich verteidigt
option-defender-draws-at-once = wer sich verteidigt, zieht sofort nach
option-defender-draws-after-the-turn = wer sich verteidigt, zieht erst nach, wenn der Zug vorbei ist

number-hand-size = Karten auf einer vollen Hand
number-cells = Zellen in einem Gefängnis
number-redraw-from = Quacksalber auf der ersten Hand, ab denen man sie austauschen darf
number-copies = Karten von jeder Art
number-value = Stärke oben auf der Karte
number-bounty = was eine Bande von 1, 2 ... wert ist

## Was von Partien gezählt wird: was man tat, und was man hatte

did-put = Bei dir eingesperrt
did-lock = Verriegelt
did-send = In ein anderes Gefängnis geschickt
did-send-nowhere = Ohne Platz gespielt
did-pass-turn = Gepasst
did-whiskey = Fusel gespielt
did-jail-break = Ausbruch gespielt
did-redraw = Quacksalber neu gezogen
did-cancel = Fusel verhindert
did-accept = Ohne Abwehr aufgenommen
did-defend-from-hand = Von der Hand verteidigt
did-defend-from-jail = Aus dem Gefängnis verteidigt
had-hand = Auf deiner Hand
had-jail = In deinem Gefängnis
