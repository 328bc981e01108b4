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
  title: {
    en: 'What is printed and what is ours',
    de: 'Was gedruckt ist und was von uns',
    fr: 'Ce qui est imprimé, ce qui est de nous',
  },
  intro: {
    en: 'This table plays by the printed rulebook. Where it leaves something open, four words tell you how sure you can be:',
    de: 'An diesem Tisch gilt die gedruckte Spielregel. Wo sie etwas offen lässt, sagen vier Wörter, wie sicher etwas ist:',
    fr: 'Cette table suit la règle imprimée. Là où elle laisse un point ouvert, quatre mots disent ce qui est sûr\u00a0:',
  },
  printed: {
    en: '*Printed:* the rulebook says so. This holds for everything that is not named below.',
    de: '*Gedruckt:* So steht es in der Spielregel. Das gilt für alles, was hier nicht genannt ist.',
    fr: '*Imprimé\u00a0:* la règle le dit. C’est le cas de tout ce qui n’est pas nommé ci-dessous.',
  },
  inferred: {
    en: '*Inferred:* it follows from something printed. Nine threat markers of each colour are 45 in all, and flood, plague and intrigue have the colours that remain.',
    de: '*Gefolgert:* Es ergibt sich aus Gedrucktem. Neun Bedrohungsmarker je Farbe sind zusammen 45, und Flut, Pest und Intrige haben die übrigen Farben.',
    fr: '*Déduit\u00a0:* cela découle de ce qui est imprimé. Neuf marqueurs menace par couleur font 45 en tout, et l’inondation, la peste et l’intrigue ont les couleurs restantes.',
  },
  reconstructed: {
    en: '*Reconstructed, our value:* the rulebook shows it only as a picture that we do not have, so ours fits everything that is known.',
    de: '*Rekonstruiert, unser Wert:* Die Spielregel zeigt es nur als Bild, das uns fehlt; unserer passt zu allem, was bekannt ist.',
    fr: '*Reconstitué, notre valeur\u00a0:* la règle ne le montre que par une image qui nous manque\u00a0; la nôtre s’accorde avec tout ce que l’on sait.',
  },
  ruling: {
    en: '*Our ruling:* the rulebook is silent or can be read in two ways. The chapter of questions says what we play. Three rulings matter most: steps given by persons come on top of the paid one; the third space counts only if its token lies there at the end; and a person recruited again can be used again at once.',
    de: '*Unsere Entscheidung:* Die Spielregel schweigt oder lässt zwei Lesarten zu. Das Kapitel der Fragen sagt, wie wir spielen. Drei sind am wichtigsten: Stufen durch Personen kommen zur bezahlten hinzu; das dritte Feld zählt nur, wenn sein Plättchen am Ende dort liegt; und eine erneut angeworbene Person kann sofort wieder genutzt werden.',
    fr: '*Notre décision\u00a0:* la règle se tait ou peut se lire de deux façons. Le chapitre des questions dit ce que nous jouons. Trois décisions comptent surtout\u00a0: les échelons donnés par des personnages s’ajoutent à celui qu’on paie\u00a0; la troisième case ne compte que si son jeton y est à la fin\u00a0; et un personnage recruté de nouveau peut servir aussitôt.',
  },
  ours: {
    en: 'These values are ours:',
    de: 'Diese Werte sind von uns:',
    fr: 'Ces valeurs sont de nous\u00a0:',
  },
  persons: {
    en: '*Persons:* {printed} are as in the rulebook. {completed} are in it too, but a symbol, an amount or a colour was lost and is filled in, and one is known from reviews only. {ours} are our own, and so are all prices of 12. Each card in the [list of persons](/persons) says exactly what is filled in.',
    de: '*Personen:* {printed} sind wie in der Spielregel. {completed} stehen ebenfalls darin, aber ein Symbol, ein Betrag oder eine Farbe fehlt und ist ergänzt, und eine ist nur aus Besprechungen bekannt. {ours} sind von uns, ebenso alle Preise von 12. Jede Karte in der [Liste der Personen](/persons) sagt genau, was ergänzt ist.',
    fr: '*Personnages\u00a0:* {printed} sont comme dans la règle. {completed} y figurent aussi, mais un symbole, un montant ou une couleur manquait et a été complété, et un seul n’est connu que par des critiques. {ours} sont de nous, comme tous les prix de 12. Chaque carte de la [liste des personnages](/persons) dit exactement ce qui est complété.',
  },
  deck: {
    en: '*The deck:* that it has 165 different persons is printed; 33 of each colour and 15 of each group come from public descriptions.',
    de: '*Der Stapel:* Dass er 165 verschiedene Personen hat, ist gedruckt; 33 je Farbe und 15 je Gruppe stammen aus öffentlichen Beschreibungen.',
    fr: '*Le paquet\u00a0:* ses 165 personnages différents sont imprimés\u00a0; 33 par couleur et 15 par groupe viennent de descriptions publiques.',
  },
  canals: {
    en: '*Canals:* what the spaces cost, that a section has every colour once, and in which order. Printed is only that the blue space at the seal costs 1.',
    de: '*Kanäle:* was die Felder kosten, dass ein Abschnitt jede Farbe einmal hat und in welcher Reihenfolge. Gedruckt ist nur, dass das blaue Feld am Siegel 1 kostet.',
    fr: '*Canaux\u00a0:* le prix des cases, le fait qu’une section ait chaque couleur une fois, et leur ordre. Seul est imprimé que la case bleue près du sceau coûte 1.',
  },
  reputation: {
    en: '*Reputation:* the number of steps and their points, except the 7 points of the sixth step, which are printed.',
    de: '*Ansehen:* die Zahl der Stufen und ihre Punkte, außer den 7 Punkten der sechsten Stufe; die sind gedruckt.',
    fr: '*Réputation\u00a0:* le nombre d’échelons et leurs points, sauf les 7 points du sixième échelon, qui sont imprimés.',
  },
  sheet: {
    en: 'If you own the game, you can play with a sheet of its values.',
    de: 'Wenn du das Spiel besitzt, kannst du mit einem Blatt seiner Werte spielen.',
    fr: 'Si vous possédez le jeu, vous pouvez jouer avec une feuille de ses valeurs.',
  },
} as const satisfies Texts;
