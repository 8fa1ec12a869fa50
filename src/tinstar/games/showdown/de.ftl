# Showdown auf Deutsch.
#
# prairie dog Präriehund · bandit Bandit · holdup Überfall · brawl Rauferei · money box Sparbüchse
# buck Dollar · make plans Pläne schmieden · take action zuschlagen · lay auslegen · carry out ausführen
# haul Beute · vault Tresor · rob ausräumen · roof Dach · lookout Ausguck · look around sich umsehen
# discovered entdeckt · disguise Verkleidung · use a disguise sich tarnen · mustache Schnurrbart
# sunglasses Sonnenbrille · barber Barbier · optician Optiker · rock Felsen · track Rundweg
# stockpile Vorrat · pile Nachziehstapel · discards Ablagestapel · face up offen · blank Niete
#
# Symbole: `many` mit einer Zahl davor. Verkleidungen: `wen` nach „bekommt“, `mit` nach „mit“.

pitch = Präriehunde rauben eine Bank aus, vor der Nase eines Sheriffs, den alle herumschicken.

phrase-1 = Howdy.
phrase-2 = Besten Dank.
phrase-3 = Nach dir.
phrase-4 = Vorsicht, der Sheriff!
phrase-5 = Nicht schon wieder meine Bank.
phrase-6 = Leicht verdientes Geld.
phrase-7 = Lass dir Zeit.
phrase-8 = Wann immer du so weit bist.
phrase-9 = Na so was.
phrase-10 = Du Hund, du.
phrase-11 = Nichts für ungut.
phrase-12 = Gut gespielt.

objection-not-now = jetzt wird etwas anderes entschieden
objection-hand-full = deine Hand ist voll, also musst du zuschlagen
objection-no-open-card = dort liegt keine Karte
objection-pile-empty = der Nachziehstapel ist leer
objection-too-few-symbols = deine Karten zeigen dieses Symbol nicht oft genug
objection-not-in-hand = diese Karte hast du nicht auf der Hand
objection-without-the-symbol = diese Karte zeigt das Symbol nicht, das du gewählt hast
objection-too-few-laid = das gewählte Symbol liegt noch nicht oft genug da
objection-no-such-group = von diesen Symbolen ist keins mehr auszuführen
objection-no-such-vault = diesen Tresor gibt es nicht
objection-empty-vault = dieser Tresor ist leer
objection-guarded = an diesem Tresor steht der Sheriff
objection-no-such-disguise = diese Verkleidung hast du nicht
objection-too-few-bucks = nimm hier mehr, denn die anderen haben den Rest deiner Beute nicht
objection-too-many-bucks = das ist mehr als deine Beute oder mehr, als dort zu holen ist

ending-none = das Spiel geht weiter
ending-last-card = die letzte offene Karte ist genommen

## Symbole, Karten, Geld und Verkleidungen

symbol-bandit = Bandit
  .many = { $n ->
      [one] Bandit
     *[other] Banditen
    }
symbol-sheriff = Sheriff
  .many = { $n ->
      [one] Sheriff
     *[other] Sheriffs
    }
symbol-holdup = Überfall
  .many = { $n ->
      [one] Überfall
     *[other] Überfälle
    }
symbol-brawl = Rauferei
  .many = { $n ->
      [one] Rauferei
     *[other] Raufereien
    }
symbol-money-box = Sparbüchse
  .many = { $n ->
      [one] Sparbüchse
     *[other] Sparbüchsen
    }
several = { $n } { NAME($symbol, $n, form: "many") }
card-double = „zweimal { NAME($symbol) }“
  .start = Zweimal { NAME($symbol) }
card-of-two = „{ NAME($symbol) } und { NAME($other) }“
  .start = { NAME($symbol) } und { NAME($other) }
which = { NAME($card) }
bucks = { $n } Dollar
some = { NAME($bucks) }
disguise-mustache = Schnurrbart
  .wen = einen Schnurrbart
  .mit = einem Schnurrbart
disguise-sunglasses = Sonnenbrille
  .wen = eine Sonnenbrille
  .mit = einer Sonnenbrille
found = { NAME($disguise, form: "wen") }
just = { NAME($one, form: "mit") }
either = { NAME($one, form: "mit") } oder { NAME($other, form: "mit") }

## Was auf dem Tisch liegt

space-start = Start
space-trail = Pfad
space-rock = Felsen
space-bucks = Dollar
space-barber = Barbier
space-optician = Optiker
lookout = sein Ausguck
vault = Tresor { $n }
face-blank = eine Niete
face-sheriff = den Sheriff
face = eine { $n }
piece-sheriff = Sheriff
piece-card = { NAME($card, form: "start") }
piece-coins = Dollar
piece-disguise = { NAME($disguise) }
piece-bandit = { $whose ->
    [you] Dein Bandit
   *[other] Bandit von { $whose }
  }
piece-holdup-die = Überfallwürfel
piece-brawl-die = Raufwürfel
piece-arrow = Pfeil
piece-tunnel = Tunnel
piece-rock = Felsen
piece-barber = Barbier
piece-optician = Optiker
piece-bucks = Dollar
piece-vault = Tresor
piece-roof = Dach
place-lookout = Ausguck
place-bucks = Dollar
place-money-box = Sparbüchse
place-holdup-die = Überfall
place-brawl-die = Rauferei
zone-laid = ausgelegt
zone-pile = Nachziehstapel
zone-discards = Ablagestapel
zone-stockpile = Vorrat
zone-track = Rundweg
zone-bank = Bank
zone-open = offene Karten
zone-things = { $who ->
    [you] deine Sachen
   *[other] Sachen von { $who }
  }
zone-hand = { $who ->
    [you] deine Handkarten
   *[other] Handkarten von { $who }
  }
zone-dice = Würfel
counter-symbol = gewählt
counter-under-way = jetzt dran
counter-haul = Beute
ends-the-game = beendet sofort das Spiel

## Was gefragt ist

over = Das Spiel ist aus: { $how }.
now-begin = Wer fängt an?
now-lay-out = Die ersten Karten werden aufgedeckt.
now-deal = Die Karten werden ausgeteilt.
now-turn-over = Eine Karte wird aufgedeckt.
now-draw = Eine Karte wird gezogen.
now-roll = Es wird gewürfelt.
others-turn = { $who } ist am Zug: Pläne schmieden oder zuschlagen?
others-lay = { $who } legt Karten aus.
others-group = { $who } sagt, was als Nächstes kommt.
others-vault = { $who } sucht sich einen Tresor aus.
others-lookout = { $who } darf sich tarnen.
others-discovered = { $who } ist ertappt und darf sich tarnen.
others-steal = { $who } sagt, wer wie viel hergeben muss.
ask-to-plan = Du bist am Zug: Schmiede Pläne und nimm eine Karte.
ask-to-act = Deine Hand ist voll, also schlag zu: mit welchem Symbol?
ask-turn = Du bist am Zug: Schmiedest du Pläne und nimmst eine Karte, oder schlägst du mit einem Symbol zu?
ask-to-lay = Leg Karten mit „{ NAME($symbol) }“ aus. Mindestens noch nötig: { NAME($symbols) }.
ask-to-lay-more = Legst du noch eine Karte mit „{ NAME($symbol) }“ aus, oder ist das alles?
ask-next = Was führst du als Nächstes aus: { $most } oder { $last }?
ask-vault = Du kommst unter der Bank durch: Welchen unbewachten Tresor räumst du aus?
ask-lookout = Der Sheriff sieht sich um und findet dich: Verlierst du { NAME($bucks) }, oder tarnst du dich mit { $owned }?
ask-discovered = Du hast den Sheriff gewürfelt. Deine Beute bisher: { NAME($bucks) }{ $left ->
    [0] {""}
    [one] , und ein Wurf kommt noch
   *[other] , und { $left } Würfe kommen noch
  }. Tarnst du dich mit { $owned }, oder gehst du leer aus?
ask-steal = Insgesamt darfst du { NAME($bucks) } nehmen. Wie viel davon nimmst du { $whom } ab? Zu holen sind dort { NAME($has) }.

## Was man tun kann

times = { $n ->
    [one] einmal
   *[other] { $n }-mal
  }
steps = { $n ->
    [one] einen Schritt
   *[other] { $n } Schritte
  }
do-draw = Die oberste Karte vom Nachziehstapel ziehen
do-done = Das ist alles: ausführen
do-leave = Ungetarnt bleiben und leer ausgehen
do-take = { NAME($card) } auf die Hand nehmen
do-choose = Zuschlagen: Karten mit „{ NAME($symbol) }“ auslegen
do-lay = { NAME($card) } auslegen, um alles darauf auszuführen
do-symbol-bandit = { NAME($symbols) }: Dein Bandit geht { steps }
do-symbol-sheriff = { NAME($symbols) }: Der Sheriff geht { steps }
do-symbol-holdup = { NAME($symbols) }: { times } um Dollar würfeln
do-symbol-brawl = { NAME($symbols) }: { times } um Dollar der anderen würfeln
do-symbol-money-box = { NAME($symbols) }: { bucks } dorthin legen, wo niemand drankommt
do-rob = Tresor { $n } ausräumen ({ NAME($bucks) })
do-pay = Ungetarnt bleiben und { NAME($bucks) } verlieren
do-use-lookout = Dich mit { NAME($disguise, form: "mit") } tarnen und nichts verlieren
do-use = Dich mit { NAME($disguise, form: "mit") } tarnen und die Beute behalten
do-steal = { $whom } { NAME($bucks) } abnehmen

## Was geschehen ist

has-decided = { $who ->
    [you] Du hast dich entschieden.
   *[other] { $who } hat sich entschieden.
  }
begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
  }
comes-face-up = Aufgedeckt wird { NAME($card) }.
two-alike = Beide offenen Karten zeigen { NAME($card) }: Sie werden abgeworfen.
dealt = Du bekommst { $cards }.
draws-unseen = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
  }
draws = { $who ->
    [you] Du ziehst { NAME($card) }.
   *[other] { $who } zieht { NAME($card) }.
  }
rolls = { $who ->
    [you] Du würfelst { NAME($face) }.
   *[other] { $who } würfelt { NAME($face) }.
  }
rolls-behind-a-rock = { $who ->
    [you] Du würfelst { NAME($face) }, stehst aber hinter einem Felsen: eine Niete.
   *[other] { $who } würfelt { NAME($face) }, steht aber hinter einem Felsen: eine Niete.
  }
takes = { $who ->
    [you] Du nimmst { NAME($card) }.
   *[other] { $who } nimmt { NAME($card) }.
  }
takes-action = { $who ->
    [you] Du schlägst zu: { NAME($symbol) }.
   *[other] { $who } schlägt zu: { NAME($symbol) }.
  }
lays = { $who ->
    [you] Du legst { NAME($card) } aus.
   *[other] { $who } legt { NAME($card) } aus.
  }
goes-on = { $who ->
    [you] Du machst weiter: { NAME($symbols) }.
   *[other] { $who } macht weiter: { NAME($symbols) }.
  }
decides-to-pay = { $who ->
    [you] Du willst dich nicht tarnen.
   *[other] { $who } will sich nicht tarnen.
  }
decides-to-use = { $who ->
    [you] Du willst dich mit { NAME($disguise, form: "mit") } tarnen.
   *[other] { $who } will sich mit { NAME($disguise, form: "mit") } tarnen.
  }
uses = { $who ->
    [you] Du tarnst dich mit { NAME($disguise, form: "mit") }: Der Wurf zählt als Niete.
   *[other] { $who } tarnt sich mit { NAME($disguise, form: "mit") }: Der Wurf zählt als Niete.
  }
discovered = { $who ->
    [you] Du bist ertappt: keine Beute.
   *[other] { $who } ist ertappt: keine Beute.
  }
sheriff-goes = Der Sheriff geht zu Tresor { $n }.
sheriff-looks-around = Der Sheriff steigt auf seinen Ausguck und sieht sich um.
nobody-to-lose = Niemand verliert etwas.
stays-hidden = { $who ->
    [you] Du tarnst dich mit { NAME($disguise, form: "mit") } und bleibst unentdeckt.
   *[other] { $who } tarnt sich mit { NAME($disguise, form: "mit") } und bleibt unentdeckt.
  }
loses = { $who ->
    [you] Du verlierst { NAME($bucks) }.
   *[other] { $who } verliert { NAME($bucks) }.
  }
robs = { $who ->
    [you] Du räumst Tresor { $n } aus: { NAME($bucks) }.
   *[other] { $who } räumt Tresor { $n } aus: { NAME($bucks) }.
  }
lands = { $whose ->
    [you] Dein Bandit kommt
   *[other] Der Bandit von { $whose } kommt
  } auf das Feld „{ $space }“.
lands-for = { $whose ->
    [you] Dein Bandit kommt
   *[other] Der Bandit von { $whose } kommt
  } auf das Feld „{ $space }“ und bekommt { $found }.
from-whom = { $whom ->
    [you] dir
   *[other] { $whom }
  }
takes-from = { $who ->
    [you] Du nimmst { from-whom } { NAME($bucks) } ab.
   *[other] { $who } nimmt { from-whom } { NAME($bucks) } ab.
  }
takes-from-the-stockpile = { $who ->
    [you] Du nimmst { NAME($bucks) } aus dem Vorrat.
   *[other] { $who } nimmt { NAME($bucks) } aus dem Vorrat.
  }
gets-nothing = { $who ->
    [you] Du gehst leer aus.
   *[other] { $who } geht leer aus.
  }
saves = { $who ->
    [you] Du legst { NAME($bucks) } in deine Sparbüchse.
   *[other] { $who } legt { NAME($bucks) } in die Sparbüchse.
  }

## Wie es ausgeht

line-bucks = offen { $n }
line-money-box = Sparbüchse { $n }
line-cards = Handkarten { $n }
result = { $who ->
    [you] Du
   *[other] { $who }
  }: { NAME($bucks) } ({ $lines }).
wins = { $who ->
    [you] Du gewinnst mit { NAME($bucks) }.
   *[other] { $who } gewinnt mit { NAME($bucks) }.
  }
wins-by-disguises = { $who ->
    [you] Du gewinnst mit { NAME($bucks) }: Bei Gleichstand entscheiden die Verkleidungen, und du hast die meisten ({ $n }).
   *[other] { $who } gewinnt mit { NAME($bucks) }: Bei Gleichstand entscheiden die Verkleidungen, und { $who } hat die meisten ({ $n }).
  }
share-the-win = Geteilter Sieg: { $them }, mit je { NAME($bucks) }.

## In wenigen Zeilen

primer-aim = Du bist ein Präriehund auf Beutezug. Es gewinnt, wer die meisten Dollar hat, wenn die letzte offene Karte genommen wird.
primer-plans = Bist du am Zug, schmiedest du Pläne oder schlägst zu. Um Pläne zu schmieden, nimmst du eine Karte: eine offene oder die oberste vom Nachziehstapel. Mit { $most } Karten auf der Hand musst du zuschlagen.
primer-action = Zum Zuschlagen nennst du ein Symbol und legst Karten aus, die es alle zeigen, zusammen mindestens { $needed }-mal. Dann geschieht alles, was auf ihnen steht: gleiche Symbole gemeinsam, und die Reihenfolge bestimmst du.
primer-bandit = Bandit: Dein Bandit geht einen Schritt. Wo der letzte endet, gibt es vielleicht Dollar oder eine Verkleidung. Im Tunnel unter der Bank räumst du einen Tresor aus, an dem der Sheriff nicht steht.
primer-sheriff = Sheriff: Er geht einen Schritt. Auf seinem Ausguck sieht er sich um, und wer nicht hinter einem Felsen steckt, verliert { $loss } Dollar oder tarnt sich.
primer-dice = Überfall: um Dollar würfeln. Rauferei: um Dollar der anderen würfeln. Würfelst du den Sheriff, war alles umsonst, außer du tarnst dich. Sparbüchse: ein Dollar, den dir niemand nehmen kann.
primer-end = Am Ende zählt jede Karte auf der Hand { NAME($bucks) }, und die Sparbüchsen werden geöffnet. Bis dahin heißt ein Punktestand von 7+: 7 Dollar und was in der Sparbüchse ist.

## In einem ersten Spiel

lesson-start = Du bist ein Präriehund und raubst eine Stadt aus. Nimmt jemand die letzte offene Karte, endet das Spiel, und wer die meisten Dollar hat, gewinnt.
lesson-hand = Das sind deine Handkarten. Es kommt auf die Symbole an, denn jedes tut etwas: Banditen laufen, der Sheriff läuft, Würfel rollen, Geld wird gespart.
lesson-take = Der ruhige Zug: Schmiede Pläne und nimm eine Karte von hier oder eine Überraschung vom Stapel, solange er reicht. Mit { $most } Karten auf der Hand musst du zuschlagen. Jede Karte, die du am Ende noch hast, zählt { NAME($bucks) }; dein Punktestand rechnet sie schon mit.
lesson-choose = Der laute Zug: Schlag zu. Nenn ein Symbol und leg Karten aus, die es alle zeigen, zusammen mindestens { $needed }-mal. Dann geschieht alles, was auf ihnen steht, auch die anderen Symbole.
lesson-do = Mehrere Symbole liegen da, und du sagst, welches zuerst kommt. Das ist wichtig: Lauf zum Beispiel hinter einen Felsen, bevor der Sheriff sich umsieht.
lesson-step = Ein Bandit läuft einen Schritt für jedes Symbol. Sein letzter Schritt endet vielleicht auf Dollar oder einer Verkleidung. Kommt er durch den Tunnel unter der Bank, räumt er einen Tresor aus.
lesson-sheriff = Der Sheriff geht von Tresor zu Tresor, an leeren vorbei, und kommt dabei über seinen Ausguck auf dem Dach. Der Tresor, an dem er steht, lässt sich nicht ausräumen.
lesson-found = Er war auf seinem Ausguck und hat sich umgesehen. Wer ungeschützt dasteht, verliert { NAME($bucks) } oder gibt eine Verkleidung her. Hinter einem Felsen wird niemand gefunden, und eine Sparbüchse rührt er nie an.
lesson-roll = Für jedes solche Symbol wird gewürfelt. Der braune Würfel ist ein Überfall und bringt Dollar aus dem Vorrat; der schwarze ist eine Rauferei und nimmt sie den anderen ab. Zeigt er aber den Sheriff, ist Schluss, und alles Gewürfelte ist verloren.
lesson-use = Du hast eine Verkleidung, und genau dafür ist sie da: Gib sie zurück, und der Sheriff hat dich nicht gesehen.
lesson-save = Dollar kamen in eine Sparbüchse, einer für jedes solche Symbol. Niemand kann sie wieder herausholen, nicht einmal der Sheriff. Nur wem sie gehört, sieht, wie viele es sind. Ein Punktestand von 7+ heißt also: 7 Dollar und was in der Sparbüchse ist.
lesson-rob = Du bist unter der Bank. Räum einen vollen Tresor aus, an dem der Sheriff nicht steht.

## Merkmale

mark-turn = am Zug
mark-closed = geschlossen
mark-behind-the-rock = hinter dem Felsen

## Was man einstellen kann

option-disguises-owned = Wie viele Verkleidungen ein Bandit haben darf
option-disguises-owned-one-of-each = ein Bandit darf Schnurrbart und Sonnenbrille zugleich haben
option-disguises-owned-one-in-all = ein Bandit hat höchstens eine Verkleidung, Schnurrbart oder Sonnenbrille
option-lookout-finds = Wen der Sheriff findet, wenn er sich umsieht
option-lookout-finds-everybody = sieht der Sheriff sich um, findet er auch, wer am Zug ist
option-lookout-finds-the-others = sieht der Sheriff sich um, findet er nur die anderen, nicht, wer am Zug ist
option-rocks-and-dice = Ob ein Felsen gegen den Sheriff auf einem Würfel hilft
option-rocks-and-dice-no-help = ein Felsen hilft nicht gegen den Sheriff auf einem Würfel
option-rocks-and-dice-hide = hinter einem Felsen zählt der Sheriff auf einem Würfel als Niete

number-hand-size = Karten, die alle bekommen
number-bucks-at-start = Dollar, mit denen alle beginnen
number-open-cards = offene Karten
number-hand-limit = Karten auf der Hand, höchstens
number-symbols-needed = wie oft das gewählte Symbol daliegen muss
number-lookout-loss = Dollar, die ein entdeckter Bandit verliert
number-bucks-per-card = Dollar für jede Karte auf der Hand am Ende
number-copies = Karten von jeder Art
number-spaces = Felder des Rundwegs
number-bucks-on = Dollar, wenn der letzte Schritt dort endet
number-rock-on = 1, wo ein Felsen Banditen verbirgt
number-disguise-on = 1, wo ein letzter Schritt diese Verkleidung bringt
number-tunnel-to = Feld hinter dem Tunnel, von 1 an gezählt
number-vaults = Tresore der Bank
number-vault = Dollar in jedem Tresor
number-sheriff-faces = Seiten eines Würfels, die den Sheriff zeigen
number-faces = Seiten eines Würfels, die 0, 1 ... zeigen

## Was von Partien gezählt wird: was man tat, und was man hatte

did-take = Von den offenen Karten genommen
did-draw = Vom Nachziehstapel gezogen
did-choose = Zum Zuschlagen gewählt
did-lay = Karten ausgelegt
did-rob = Tresore ausgeräumt
did-pay = Entdeckt, und ungetarnt gezahlt
did-use = Verkleidungen benutzt
did-leave = Leer ausgegangen
did-steal = Anderen bei einer Rauferei abgenommen
had-hand = Auf deiner Hand
had-disguise = Deine Verkleidungen
thing-bandit = { symbol-bandit }
thing-sheriff = { symbol-sheriff }
thing-holdup = { symbol-holdup }
thing-brawl = { symbol-brawl }
thing-money-box = { symbol-money-box }
thing-bandit-bandit = { symbol-bandit } + { symbol-bandit }
thing-bandit-sheriff = { symbol-bandit } + { symbol-sheriff }
thing-bandit-holdup = { symbol-bandit } + { symbol-holdup }
thing-bandit-brawl = { symbol-bandit } + { symbol-brawl }
thing-bandit-money-box = { symbol-bandit } + { symbol-money-box }
thing-sheriff-sheriff = { symbol-sheriff } + { symbol-sheriff }
thing-sheriff-holdup = { symbol-sheriff } + { symbol-holdup }
thing-sheriff-brawl = { symbol-sheriff } + { symbol-brawl }
thing-sheriff-money-box = { symbol-sheriff } + { symbol-money-box }
thing-holdup-holdup = { symbol-holdup } + { symbol-holdup }
thing-holdup-brawl = { symbol-holdup } + { symbol-brawl }
thing-holdup-money-box = { symbol-holdup } + { symbol-money-box }
thing-brawl-brawl = { symbol-brawl } + { symbol-brawl }
thing-brawl-money-box = { symbol-brawl } + { symbol-money-box }
thing-money-box-money-box = { symbol-money-box } + { symbol-money-box }
thing-mustache = { disguise-mustache }
thing-sunglasses = { disguise-sunglasses }
