# Der Tisch selbst: Figuren, Plätze, was sich tun lässt.

the-table = Der Tisch
all-moves = Alle Züge
choices = Möglichkeiten
on-purpose = Mit Absicht
how-much = Wie viel
less = weniger
more = mehr

## Was etwas kosten kann

sure = { $deed }?
final = Das { $warning }.
careful = Vor solchen Zügen immer nachfragen
not-yet = Noch nicht
do-it = Ja, machen

## Figuren und Plätze

face-down = verdeckt
value = Wert { $value }
die = Würfel: { $n }
you = du
is-you = Du
computer = Computer
person = Mensch
points = Punkte
points-or-more = Punkte oder mehr
at-least = Der Punktestand von { $name } ist mindestens { $n }. Verdecktes zählt mit, darum kann er in Wahrheit höher sein. Sichtbar ist:
wins = gewinnt
your-turn = Du bist dran
is-asked = ist dran
money = { $n } $
