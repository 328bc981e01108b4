import type { Texts } from '../../../../table/rulebook/page.texts.ts';

export const goal = {
  title: { en: 'The goal', de: 'Das Ziel', fr: 'Le but' },
  sentences: [
    {
      en: 'Belfort is a city of five districts, and within seven months you help to raise it.',
      de: 'Belfort ist eine Stadt mit fünf Bezirken, und du baust sie in sieben Monaten mit auf.',
      fr: 'Belfort est une cité de cinq quartiers, et en sept mois vous aidez à la construire.',
    },
    {
      en: 'You send elves and dwarves out for wood, stone, metal and gold, turn these into buildings, walls and guilds, and put your marker on everything you build.',
      de: 'Du schickst Elben und Zwerge nach Holz, Stein, Metall und Gold, machst daraus Gebäude, Mauern und Gilden und stellst auf alles, was du baust, deine Figur.',
      fr: 'Vous envoyez elfes et nains chercher du bois, de la pierre, du métal et de l’or, vous en faites des propriétés, des murs et des guildes, et vous posez votre marqueur sur tout ce que vous construisez.',
    },
    {
      en: 'Three times there are points for the most markers in each district and for the most elves, dwarves and gnomes; whoever has the most points in the end *wins*.',
      de: 'Dreimal gibt es Punkte für die meisten Figuren in jedem Bezirk und für die meisten Elben, Zwerge und Gnome; wer am Ende die meisten Punkte hat, *gewinnt*.',
      fr: 'Trois fois, on marque des points pour la majorité de marqueurs dans chaque quartier et pour le plus grand nombre d’elfes, de nains et de gnomes\u00a0; qui a le plus de points à la fin *gagne*.',
    },
  ],
} as const satisfies Texts;

export const table = {
  title: { en: 'What is on the table', de: 'Was auf dem Tisch liegt', fr: 'Ce qu’il y a sur la table' },
  city: { en: 'The city', de: 'Die Stadt', fr: 'La cité' },
  cityText: {
    en: 'Five districts form a ring around the keep. Each has *15 symbols*, and every symbol takes one marker: bank, blacksmith, gardens, inn, library, market, pub and tower once each, two turrets of the keep, two walls, the guild of the district, and one half of the gatehouse on either border. Round the rim runs the score track, which also shows your [tax](#taxes).',
    de: 'Fünf Bezirke liegen im Ring um die Festung. Jeder hat *15 Symbole*, und auf jedes passt eine Figur: je einmal Bank, Bibliothek, Gärten, Gasthof, Kneipe, Markt, Schmiede und Turm, zwei Türmchen der Festung, zwei Mauern, die Gilde des Bezirks und je eine Hälfte der Torhäuser an seinen beiden Grenzen. Am Rand verläuft die Punkteleiste, die auch deine [Steuer](#taxes) anzeigt.',
    fr: 'Cinq quartiers forment un anneau autour du donjon. Chacun a *15 symboles*, et chaque symbole reçoit un marqueur\u00a0: une fois chacun auberge, banque, bibliothèque, forge, jardin, marché, pub et tour, deux tourelles du donjon, deux murs, la guilde du quartier, et une moitié du corps de garde à chacune de ses deux limites. Tout autour court la piste de score, qui indique aussi votre [taxe](#taxes).',
  },
  cityCaption: {
    en: 'One district, nothing built yet. (That it has two walls is our value.)',
    de: 'Ein Bezirk, noch ist nichts gebaut. (Dass er zwei Mauern hat, ist unser Wert.)',
    fr: 'Un quartier où rien n’est encore construit. (Ses deux murs sont notre valeur.)',
  },
  boards: { en: 'The two boards beside it', de: 'Die beiden Tafeln daneben', fr: 'Les deux plateaux à côté' },
  boardsText: {
    en: 'On the *collection board* lie forest, quarry, mine and gold mine, the recruiter’s desk, the king’s camp and the treasury. The *calendar board* shows the seven months and holds the trading post, the stockpile of gnomes and the deck: 50 property cards, ten kinds five times each. Three cards lie face up beside the deck; they are the *pool*.',
    de: 'Auf der *Sammeltafel* liegen Wald, Steinbruch, Bergwerk und Goldmine, das Anwerberpult, das Lager des Königs und die Schatzkammer. Die *Kalendertafel* zeigt die sieben Monate; bei ihr liegen der Handelsposten, der Gnomenvorrat und der Nachziehstapel: 50 Gebäudekarten, zehn Arten je fünfmal. Drei Karten liegen offen daneben, die *Auslage*.',
    fr: 'Sur le plateau de *collecte* se trouvent la forêt, la carrière, la mine et la mine d’or, le bureau du recruteur, le camp du Roi et la trésorerie. Le plateau *calendrier* montre les sept mois et porte le comptoir, la réserve de gnomes et la pioche\u00a0: 50 cartes propriété, dix types en cinq exemplaires. Trois cartes sont posées face visible à côté\u00a0: c’est la *pioche visible*.',
  },
  open: {
    en: 'Only the cards in your hand and the order of the deck are secret. Everything else may be looked at by anyone at any time, the discard pile too. Goods and markers never run out; gnomes do.',
    de: 'Geheim sind nur deine Handkarten und die Reihenfolge des Nachziehstapels. Alles andere dürfen alle jederzeit ansehen, auch den Ablagestapel. Waren und Figuren gehen nie aus, Gnome schon.',
    fr: 'Seules les cartes de votre main et l’ordre de la pioche sont secrets. Tout le reste peut être regardé par tous à tout moment, la défausse aussi. Les biens et les marqueurs ne manquent jamais\u00a0; les gnomes, si.',
  },
  pieces: { en: 'The pieces and their words', de: 'Die Teile und ihre Namen', fr: 'Les pièces et leurs noms' },
} as const satisfies Texts;

export const pieces = {
  goods: {
    en: '*Goods*: wood, stone, metal and gold.',
    de: '*Waren*: Holz, Stein, Metall und Gold.',
    fr: '*Biens*\u00a0: bois, pierre, métal et or.',
  },
  workers: {
    en: '*Elf* (round) and *dwarf* (square): your workers. At home means: not standing anywhere.',
    de: '*Elb* (rund) und *Zwerg* (eckig): deine Arbeiter. Zu Hause heißt: Sie stehen nirgends.',
    fr: '*Elfe* (rond) et *nain* (carré)\u00a0: vos travailleurs. Au logis veut dire\u00a0: placés nulle part.',
  },
  masters: {
    en: '*Master* (crowned): works for two when collecting. At most 5 of your elves and 5 of your dwarves.',
    de: '*Meister* (mit Krone): arbeitet beim Sammeln für zwei. Höchstens 5 deiner Elben und 5 deiner Zwerge.',
    fr: '*Maître* (couronné)\u00a0: travaille pour deux à la collecte. Au plus 5 de vos elfes et 5 de vos nains.',
  },
  marker: {
    en: '*Marker*: shows that a symbol is yours. Markers decide the districts.',
    de: '*Figur*: zeigt, dass ein Symbol dir gehört. Die Figuren entscheiden die Bezirke.',
    fr: '*Marqueur*\u00a0: montre qu’un symbole est à vous. Les marqueurs décident des quartiers.',
  },
  plank: {
    en: '*Plank*: room for one worker. A coin on it is the fee; a padlock keeps it closed.',
    de: '*Planke*: Platz für einen Arbeiter. Die Münze darauf ist die Gebühr; mit Riegel ist sie noch zu.',
    fr: '*Plateforme*\u00a0: la place d’un travailleur. La pièce dessus est la redevance\u00a0; un cadenas la tient fermée.',
  },
  lock: {
    en: '*Lock* on a card: room for one *gnome*, who opens what the card still holds back.',
    de: '*Gnomenschloss* auf einer Karte: Platz für einen *Gnom*, der öffnet, was die Karte noch zurückhält.',
    fr: '*Serrure* sur une carte\u00a0: la place d’un *gnome*, qui ouvre ce que la carte garde encore.',
  },
  coin: {
    en: '*Income coin* on a card: 1 gold every month once it is built.',
    de: '*Einkommensmünze* auf einer Karte: jeden Monat 1 Gold, sobald sie gebaut ist.',
    fr: '*Pièce de revenu* sur une carte\u00a0: 1 pièce d’or chaque mois une fois construite.',
  },
  crest: {
    en: '*Crest*: its number is your place in the turn order.',
    de: '*Wappen*: Seine Zahl ist dein Platz in der Reihenfolge.',
    fr: '*Écusson*\u00a0: son numéro est votre place dans l’ordre du tour.',
  },
} as const satisfies Texts;

export const setup = {
  title: { en: 'Setting up', de: 'Der Aufbau', fr: 'La mise en place' },
  steps: [
    {
      en: 'Five of the twelve guilds come into play, one in each district; chance decides which goes where. See [guild modes](#guild-modes).',
      de: 'Fünf der zwölf Gilden kommen ins Spiel, in jeden Bezirk eine; das Los entscheidet, welche wohin. Siehe [Gildenauswahl](#guild-modes).',
      fr: 'Cinq des douze guildes entrent en jeu, une par quartier\u00a0; le hasard décide laquelle va où. Voir [choix des guildes](#guild-modes).',
    },
    {
      en: 'You begin with *3 elves and 3 dwarves* at home, 1 wood, 1 stone, 1 metal, 5 gold and no points. Another 4 elves and 4 dwarves wait in your supply.',
      de: 'Du beginnst mit *3 Elben und 3 Zwergen* zu Hause, 1 Holz, 1 Stein, 1 Metall, 5 Gold und ohne Punkte. Weitere 4 Elben und 4 Zwerge warten in deinem Vorrat.',
      fr: 'Vous commencez avec *3 elfes et 3 nains* au logis, 1 bois, 1 pierre, 1 métal, 5 pièces d’or et aucun point. 4 autres elfes et 4 autres nains attendent dans votre réserve.',
    },
    {
      en: 'Everyone is dealt 5 cards and keeps 3 of them; all choose at the same time. The others go face up onto the discard pile.',
      de: 'Alle erhalten 5 Karten und behalten 3 davon; ausgewählt wird gleichzeitig. Die übrigen kommen offen auf den Ablagestapel.',
      fr: 'Chacun reçoit 5 cartes et en garde 3\u00a0; tous choisissent en même temps. Les autres vont face visible dans la défausse.',
    },
    {
      en: 'The crests are dealt at random. The number on yours is your place in the turn order, until someone swaps it in the [king’s camp](#camp).',
      de: 'Die Wappen werden verlost. Die Zahl auf deinem ist dein Platz in der Reihenfolge, bis es im [Lager des Königs](#camp) getauscht wird.',
      fr: 'Les écussons sont tirés au sort. Le numéro du vôtre est votre place dans l’ordre du tour, jusqu’à un échange au [camp du Roi](#camp).',
    },
  ],
  byPlayers: { en: 'By number of players', de: 'Je nach Spielerzahl', fr: 'Selon le nombre de joueurs' },
  players: { en: 'Players', de: 'Spieler', fr: 'Joueurs' },
  gnomes: { en: 'Gnomes in the stockpile', de: 'Gnome im Vorrat', fr: 'Gnomes en réserve' },
  desk: {
    en: 'Planks at the recruiter’s desk',
    de: 'Planken am Anwerberpult',
    fr: 'Plateformes au bureau du recruteur',
  },
  camp: { en: 'Planks in the king’s camp', de: 'Planken im Lager des Königs', fr: 'Plateformes au camp du Roi' },
} as const satisfies Texts;
