import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const end = {
  title: { en: 'How the deck runs out', de: 'Wie der Stapel zu Ende geht', fr: 'Quand les piles s’épuisent' },
  text: {
    en: 'When one of the two draw piles runs out for the first time, the *extra pile* takes its place at once, even in the middle of a draw. This fixes the last round:',
    de: 'Geht einer der beiden Nachziehstapel zum ersten Mal aus, tritt der *Zusatzstapel* sofort an seine Stelle, auch mitten im Ziehen. Damit steht die letzte Runde fest:',
    fr: 'Quand une des deux piles s’épuise pour la première fois, la *pile de réserve* la remplace aussitôt, même au milieu d’une pioche. Cela fixe la dernière manche\u00a0:',
  },
  now: {
    en: 'If it happens while *drawing* in phase 1, the current round is the last.',
    de: 'Geschieht es beim *Ziehen* in Phase 1, ist die laufende Runde die letzte.',
    fr: 'Si cela arrive pendant la *pioche* en phase 1, la manche en cours est la dernière.',
  },
  next: {
    en: 'If it happens during the *actions* in phase 3, one more round is played.',
    de: 'Geschieht es während der *Aktionen* in Phase 3, wird noch eine Runde gespielt.',
    fr: 'Si cela arrive pendant les *actions* en phase 3, on joue encore une manche.',
  },
  later: {
    en: 'If a pile runs out after that, the other one is halved. Should all cards be gone, the discard pile is shuffled and becomes two new piles. The last round stays the one that was fixed.',
    de: 'Geht danach ein Stapel aus, wird der andere halbiert. Sind gar keine Karten mehr da, wird der Ablagestapel gemischt und zu zwei neuen Stapeln. Die letzte Runde bleibt die, die feststeht.',
    fr: 'Si une pile s’épuise ensuite, on divise l’autre en deux. S’il n’y a plus aucune carte, la défausse est mélangée et forme deux nouvelles piles. La dernière manche reste celle qui a été fixée.',
  },
  caption: {
    en: 'The left pile is used up: the extra pile takes its place, and the last round is fixed.',
    de: 'Der linke Stapel ist leer: Der Zusatzstapel ersetzt ihn, und die letzte Runde steht fest.',
    fr: 'La pile de gauche est épuisée\u00a0: la pile de réserve la remplace, et la dernière manche est fixée.',
  },
} as const satisfies Texts;

export const scoring = {
  title: { en: 'Final scoring', de: 'Schlusswertung', fr: 'Le décompte final' },
  intro: {
    en: 'After the majorities of the last round these points are added to those you have:',
    de: 'Nach den Mehrheiten der letzten Runde kommen diese Punkte zu denen, die du schon hast:',
    fr: 'Après les majorités de la dernière manche, ces points s’ajoutent à ceux que vous avez\u00a0:',
  },
  what: { en: 'For', de: 'Für', fr: 'Pour' },
  points: { en: 'Points', de: 'Punkte', fr: 'Points' },
  person: { en: 'each person in play', de: 'jede Person im Spiel', fr: 'chaque personnage en jeu' },
  third: { en: 'a third of its price', de: 'ein Drittel des Preises', fr: 'le tiers de son prix' },
  house: {
    en: 'each house, lived in or not',
    de: 'jedes Haus, bewohnt oder nicht',
    fr: 'chaque maison, habitée ou non',
  },
  laurel: { en: 'each person with a laurel', de: 'jede Person mit Lorbeer', fr: 'chaque personnage à laurier' },
  asText: { en: 'as its text says', de: 'wie im Text', fr: 'selon son texte' },
  majority: {
    en: 'each turned majority marker',
    de: 'jeden umgedrehten Mehrheitsmarker',
    fr: 'chaque marqueur majorité retourné',
  },
  section: {
    en: 'each section with a token on its third space',
    de: 'jeden Abschnitt mit Plättchen auf dem dritten Feld',
    fr: 'chaque section avec un jeton sur sa troisième case',
  },
  statue: { en: 'each statue', de: 'jede Statue', fr: 'chaque statue' },
  range: { en: '{from} to {to}', de: '{from} bis {to}', fr: '{from} à {to}' },
  step: { en: 'your step of reputation', de: 'deine Stufe des Ansehens', fr: 'votre échelon de réputation' },
  nothing: {
    en: 'Cards in hand, guilders, workers and threat markers count for nothing, unless a laurel says so.',
    de: 'Handkarten, Gulden, Handlanger und Bedrohungsmarker zählen nichts, außer ein Lorbeer sagt es.',
    fr: 'Cartes en main, florins, ouvriers et marqueurs menace ne comptent pas, sauf si un laurier le dit.',
  },
  win: {
    en: '*The most points win.* If scores are equal, more guilders decide; if those are equal too, you win together.',
    de: '*Die meisten Punkte gewinnen.* Bei Gleichstand entscheiden die meisten Gulden; sind auch die gleich, gewinnt ihr gemeinsam.',
    fr: '*Le plus de points l’emporte.* À égalité, le plus de florins décide\u00a0; s’il y a encore égalité, vous gagnez ensemble.',
  },
  sample: { en: 'A final scoring', de: 'Eine Schlusswertung', fr: 'Un décompte final' },
  sampleText: {
    en: 'Six houses, five of them lived in. The Mayor counts two Bureaucrats, himself included.',
    de: 'Sechs Häuser, fünf davon bewohnt. Der Bürgermeister zählt zwei Personen der Verwaltung, sich selbst eingeschlossen.',
    fr: 'Six maisons, dont cinq habitées. Le Bourgmestre compte deux personnages de l’Administration, lui compris.',
  },
  sum: { en: 'Together', de: 'Zusammen', fr: 'Total' },
} as const satisfies Texts;

export const values = {
  title: { en: 'Printed and reconstructed', de: 'Gedruckt und rekonstruiert', fr: 'Imprimé et reconstitué' },
  intro: {
    en: 'The printed rules show some values as pictures only. Where we do not have the picture, the value is our own and fits everything that is known.',
    de: 'Manche Werte zeigen die gedruckten Regeln nur als Bild. Wo uns das Bild fehlt, ist der Wert unserer und passt zu allem, was bekannt ist.',
    fr: 'Les règles imprimées ne montrent certaines valeurs qu’en image. Là où l’image nous manque, la valeur est la nôtre et s’accorde avec tout ce que l’on sait.',
  },
  persons: {
    en: '*Persons:* {printed} are as in the rulebook, {completed} are known from it or from reviews and have a symbol, an amount or a colour filled in, and {ours} are our own. Each card in the [list of persons](/persons) says which it is. Prices of 12 are our own.',
    de: '*Personen:* {printed} sind wie in der Spielregel, {completed} kennt man aus ihr oder aus Besprechungen, mit einem ergänzten Zeichen, Betrag oder einer Farbe, und {ours} sind von uns. Jede Karte in der [Liste der Personen](/persons) sagt es. Preise von 12 sind von uns.',
    fr: '*Personnages\u00a0:* {printed} sont comme dans la règle, {completed} sont connus par elle ou par des critiques, avec un symbole, un montant ou une couleur complétés, et {ours} sont de nous. Chaque carte de la [liste des personnages](/persons) le dit. Les prix de 12 sont de nous.',
  },
  canals: {
    en: '*Canals:* the order of the colours is reconstructed. That a section has every colour once, and what its spaces cost, follows from what is printed.',
    de: '*Kanäle:* Die Reihenfolge der Farben ist rekonstruiert. Dass ein Abschnitt jede Farbe einmal hat und was die Felder kosten, folgt aus Gedrucktem.',
    fr: '*Canaux\u00a0:* l’ordre des couleurs est reconstitué. Qu’une section ait chaque couleur une fois, et le prix des cases, découle de ce qui est imprimé.',
  },
  reputation: {
    en: '*Reputation:* the 7 points of the sixth step are printed; the number of steps and the other points are reconstructed.',
    de: '*Ansehen:* Die 7 Punkte der sechsten Stufe sind gedruckt; die Zahl der Stufen und die übrigen Punkte sind rekonstruiert.',
    fr: '*Réputation\u00a0:* les 7 points du sixième échelon sont imprimés\u00a0; le nombre d’échelons et les autres points sont reconstitués.',
  },
  sheet: {
    en: 'If you own the game, you can play with a sheet of its values.',
    de: 'Wenn du das Spiel besitzt, kannst du mit einem Blatt seiner Werte spielen.',
    fr: 'Si vous possédez le jeu, vous pouvez jouer avec une feuille de ses valeurs.',
  },
} as const satisfies Texts;
