import type { Text } from '@guildhall/kernel';

type Texts<K extends string = string> = Readonly<Record<K, Text>>;

export const calendarTexts = {
  title: { en: 'Calendar', de: 'Kalender', fr: 'Calendrier' },
  month: {
    en: 'month {n} of 7, next scoring after month {next}',
    de: 'Monat {n} von 7, nächste Wertung nach Monat {next}',
    fr: 'mois {n} sur 7, prochain décompte après le mois {next}',
  },
  before: { en: 'before the first month', de: 'vor dem ersten Monat', fr: 'avant le premier mois' },
  scoring: { en: 'scoring', de: 'Wertung', fr: 'décompte' },
  cards: { en: 'Cards', de: 'Karten', fr: 'Cartes' },
  lastAct: { en: 'last act of your turn', de: 'beendet deinen Zug', fr: 'termine votre tour' },
  discarded: {
    en: '{n} discarded',
    de: '{n} abgelegt',
    fr: '{n, plural, one {# défaussée} other {# défaussées}}',
  },
  discardPile: { en: 'Discard pile', de: 'Ablagestapel', fr: 'Défausse' },
  nothingDiscarded: {
    en: 'No card has been discarded yet.',
    de: 'Noch liegt keine Karte hier.',
    fr: 'Aucune carte n’est encore défaussée.',
  },
  reshuffled: {
    en: 'When the deck runs out, these cards are shuffled into a new one.',
    de: 'Ist der Stapel leer, werden diese Karten zu einem neuen gemischt.',
    fr: 'Quand la pioche est vide, ces cartes sont mélangées pour en former une nouvelle.',
  },
  left: { en: '{n} left', de: 'noch {n}', fr: 'reste {n}' },
  gnomes: { en: 'Gnomes', de: 'Gnome', fr: 'Gnomes' },
  gnomesLeft: { en: '{n} of {all} left', de: 'noch {n} von {all}', fr: 'reste {n} sur {all}' },
  hireFor: { en: 'Hire for {n}', de: 'Einstellen: {n}', fr: 'Recruter\u00a0: {n}' },
  post: { en: 'Trading post', de: 'Handelsposten', fr: 'Comptoir' },
  visitsLeft: {
    en: 'this turn: {buys, plural, one {# buy} other {# buys}} and {sells, plural, one {# sale} other {# sales}} left',
    de: 'in diesem Zug noch {buys, plural, one {# Kauf} other {# Käufe}}, {sells, plural, one {# Verkauf} other {# Verkäufe}}',
    fr: 'pour ce tour, encore {buys, plural, one {# achat} other {# achats}} et {sells, plural, one {# vente} other {# ventes}}',
  },
  visitsLeftShort: {
    en: '{buys, plural, one {# buy} other {# buys}}, {sells, plural, one {# sale} other {# sales}} left',
    de: 'noch {buys, plural, one {# Kauf} other {# Käufe}}, {sells, plural, one {# Verkauf} other {# Verkäufe}}',
    fr: 'reste {buys, plural, one {# achat} other {# achats}}, {sells, plural, one {# vente} other {# ventes}}',
  },
  visits: {
    en: 'one buy and one sale in every turn',
    de: 'je Zug ein Kauf und ein Verkauf',
    fr: 'un achat et une vente par tour',
  },
  buy: { en: 'Buy', de: 'Kaufen', fr: 'Acheter' },
  sell: { en: 'Sell', de: 'Verkaufen', fr: 'Vendre' },
  swaps: { en: '{n} × swap', de: '{n} × tauschen', fr: '{n} × échanger' },
  buyOne: { en: 'Buy {what} for {gold}', de: '{what} für {gold} kaufen', fr: 'Acheter {what} pour {gold}' },
  sellSome: { en: 'Sell {what} for {gold}', de: '{what} für {gold} verkaufen', fr: 'Vendre {what} pour {gold}' },
  exchange: {
    en: 'Swap {what} for {metal}',
    de: '{what} gegen {metal} tauschen',
    fr: 'Échanger {what} contre {metal}',
  },
} as const satisfies Texts;

export const collectionTexts = {
  title: { en: 'Collection', de: 'Sammeln', fr: 'Collecte' },
  placing: {
    en: 'collected when everybody has passed',
    de: 'sobald alle gepasst haben',
    fr: 'dès que tout le monde a passé',
  },
  collected: {
    en: 'collected this month, workers are back home',
    de: 'für diesen Monat gesammelt, alle sind zu Hause',
    fr: 'collecté ce mois-ci, tous sont rentrés',
  },
  forest: { en: '1 wood per elf', de: '1 Holz je Elb', fr: '1 bois par elfe' },
  quarry: { en: '1 stone per dwarf', de: '1 Stein je Zwerg', fr: '1 pierre par nain' },
  mine: { en: '1 metal per pair', de: '1 Metall je Paar', fr: '1 métal par paire' },
  goldMine: { en: '1 gold each', de: 'je 1 Gold', fr: '1 pièce d’or chacun' },
  desk: { en: 'one more of its kind', de: 'noch einer dieser Art', fr: 'un autre du même peuple' },
  camp: { en: 'swap crests, in order', de: 'Wappen tauschen', fr: 'échange d’écussons' },
  treasury: { en: 'Treasury', de: 'Schatzkammer', fr: 'Trésorerie' },
  treasuryRule: { en: 'income, tax', de: 'Einkommen, Steuer', fr: 'revenu, taxe' },
  bonus: {
    en: 'one more for having the most workers there',
    de: 'eins mehr für die meisten Arbeiter dort',
    fr: 'un de plus pour la majorité de travailleurs',
  },
  nobody: { en: 'nobody', de: 'niemand', fr: 'personne' },
  fine: {
    en: '{name} could not pay the tax in full and would lose {points}',
    de: '{name} könnte die Steuer nicht ganz zahlen und verlöre {points}',
    fr: '{name} ne pourrait pas payer toute la taxe et perdrait {points}',
  },
  at: { en: '{name}: {workers}', de: '{name}: {workers}', fr: '{name}\u00a0: {workers}' },
  brings: { en: '{name}: {what}', de: '{name}: {what}', fr: '{name}\u00a0: {what}' },
} as const satisfies Texts;

export const playerTexts = {
  players: { en: 'Builders', de: 'Baumeister', fr: 'Bâtisseurs' },
  finished: { en: 'Turn finished', de: 'Zug beendet', fr: 'Tour terminé' },
  turn: { en: 'In their turn', de: 'Am Zug', fr: 'C’est son tour' },
  thinking: { en: 'Thinking', de: 'Überlegt', fr: 'Réfléchit' },
  choosing: { en: 'Choosing', de: 'Wählt aus', fr: 'Choisit' },
  me: { en: 'You', de: 'Du', fr: 'Vous' },
  you: { en: 'Your turn', de: 'Du bist dran', fr: 'À vous' },
  next: { en: 'Next', de: 'Als Nächstes', fr: 'Ensuite' },
  waiting: { en: 'Waiting', de: 'Wartet', fr: 'Attend' },
  passed: { en: 'Passed', de: 'Gepasst', fr: 'A passé' },
  ready: { en: 'Has chosen', de: 'Hat gewählt', fr: 'A choisi' },
  neutral: { en: 'Neutral', de: 'Neutral', fr: 'Neutre' },
  crest: { en: 'crest {n}', de: 'Wappen {n}', fr: 'écusson {n}' },
  score: {
    en: '{n, plural, one {# point} other {# points}}',
    de: '{n, plural, one {# Punkt} other {# Punkte}}',
    fr: '{n, plural, one {# point} other {# points}}',
  },
  pts: { en: 'pts', de: 'Pkt.', fr: 'pts' },
  incomeTax: {
    en: 'income {income}, tax {tax}',
    de: 'Einkommen {income}, Steuer {tax}',
    fr: 'revenu {income}, taxe {tax}',
  },
  details: { en: 'Everything about {name}', de: 'Alles über {name}', fr: 'Tout sur {name}' },
  hand: {
    en: '{n, plural, one {# card in hand} other {# cards in hand}}',
    de: '{n, plural, one {# Handkarte} other {# Handkarten}}',
    fr: '{n, plural, one {# carte en main} other {# cartes en main}}',
  },
  known: { en: 'Seen by all', de: 'Allen bekannt', fr: 'Vues de tous' },
  unknown: {
    en: '{n} unknown',
    de: '{n} unbekannt',
    fr: '{n, plural, one {# inconnue} other {# inconnues}}',
  },
  handTitle: { en: 'In hand', de: 'Auf der Hand', fr: 'En main' },
  builtTitle: { en: 'Built', de: 'Gebaut', fr: 'Construit' },
  guildsTitle: { en: 'Guilds', de: 'Gilden', fr: 'Guildes' },
  workersTitle: { en: 'Workers', de: 'Arbeiter', fr: 'Travailleurs' },
  inSupply: { en: 'in the supply', de: 'im Vorrat', fr: 'en réserve' },
  nothing: { en: 'nothing yet', de: 'noch nichts', fr: 'rien encore' },
  noCards: { en: 'no cards', de: 'keine Karten', fr: 'aucune carte' },
  guard: { en: 'dwarf at {guild}', de: 'Zwerg: {guild}', fr: 'nain\u00a0: {guild}' },
} as const satisfies Texts;

export const dockTexts = {
  standing: {
    en: '{score, plural, one {# point} other {# points}}, tax {tax}',
    de: '{score, plural, one {# Punkt} other {# Punkte}}, Steuer {tax}',
    fr: '{score, plural, one {# point} other {# points}}, taxe {tax}',
  },
  home: { en: 'At home', de: 'Zu Hause', fr: 'Au logis' },
  placed: { en: 'Placed', de: 'Im Einsatz', fr: 'En place' },
  supply: { en: 'Supply', de: 'Vorrat', fr: 'Réserve' },
  nobodyHome: { en: 'nobody', de: 'niemand', fr: 'personne' },
  built: { en: 'Built', de: 'Gebaut', fr: 'Construit' },
  income: {
    en: 'income {n} gold',
    de: 'Einkommen {n} Gold',
    fr: 'revenu\u00a0: {n, plural, one {# pièce d’or} other {# pièces d’or}}',
  },
  nothingBuilt: {
    en: 'Cards you build will lie here.',
    de: 'Hier liegen die Karten, die du baust.',
    fr: 'Vos cartes construites seront ici.',
  },
  hand: { en: 'Hand', de: 'Hand', fr: 'Main' },
  handOf: { en: '{n} of {max}', de: '{n} von {max}', fr: '{n} sur {max}' },
  noHand: { en: 'Your hand is empty.', de: 'Du hast keine Karten.', fr: 'Votre main est vide.' },
  short: { en: 'short: {what}', de: 'es fehlen: {what}', fr: 'il manque\u00a0: {what}' },
  discardThis: { en: 'discarded', de: 'abgelegt', fr: 'défaussée' },
} as const satisfies Texts;

export const closingTexts = {
  open: { en: 'Still open', de: 'Noch offen', fr: 'Encore possible' },
  thisTurn: { en: 'this turn', de: 'in diesem Zug', fr: 'pour ce tour' },
  trade: {
    en: '{buys, plural, one {# buy} other {# buys}}, {sells, plural, one {# sale} other {# sales}}',
    de: '{buys, plural, one {# Kauf} other {# Käufe}}, {sells, plural, one {# Verkauf} other {# Verkäufe}}',
    fr: '{buys, plural, one {# achat} other {# achats}}, {sells, plural, one {# vente} other {# ventes}}',
  },
  swaps: {
    en: '{n, plural, one {# swap} other {# swaps}} for metal',
    de: '{n} × Tausch gegen Metall',
    fr: '{n, plural, one {# échange} other {# échanges}} contre métal',
  },
  hire: { en: '1 gnome to hire', de: '1 Gnom einzustellen', fr: '1 gnome à recruter' },
  use: {
    en: '{n, plural, one {# gnome to put to work} other {# gnomes to put to work}}',
    de: '{n, plural, one {# Gnom zu nutzen} other {# Gnome zu nutzen}}',
    fr: '{n, plural, one {# gnome à utiliser} other {# gnomes à utiliser}}',
  },
  card: { en: '1 card to buy, last', de: '1 Karte zu kaufen, zuletzt', fr: '1 carte à acheter, en dernier' },
  nothing: { en: 'Nothing more', de: 'Nichts mehr', fr: 'Plus rien' },
  wall: { en: 'Build a wall', de: 'Mauer bauen', fr: 'Construire un mur' },
  wallCost: { en: 'Build a wall for {what}', de: 'Mauer bauen für {what}', fr: 'Construire un mur pour {what}' },
  pass: { en: 'Pass', de: 'Passen', fr: 'Passer' },
  passLeft: {
    en: '{n, plural, one {# worker goes} other {# workers go}} to collect',
    de: '{n, plural, one {# Arbeiter geht} other {# Arbeiter gehen}} sammeln',
    fr: '{n, plural, one {# travailleur ira} other {# travailleurs iront}} à la collecte',
  },
  endTurn: { en: 'End turn', de: 'Zug beenden', fr: 'Finir le tour' },
  workersLeft: {
    en: '{n, plural, one {# worker} other {# workers}} left to activate',
    de: '{n, plural, one {# Arbeiter} other {# Arbeiter}} noch zu aktivieren',
    fr: '{n, plural, one {# travailleur} other {# travailleurs}} à activer',
  },
  gnomesLeft: {
    en: '{n, plural, one {# gnome is} other {# gnomes are}} idle',
    de: '{n, plural, one {# Gnom ruht} other {# Gnome ruhen}} noch',
    fr: '{n, plural, one {# gnome inactif} other {# gnomes inactifs}}',
  },
  noCard: { en: 'without buying a card', de: 'ohne eine Karte zu kaufen', fr: 'sans acheter de carte' },
  allDone: { en: 'nothing left undone', de: 'alles erledigt', fr: 'tout est fait' },
  stop: { en: 'Enough', de: 'Genug', fr: 'Cela suffit' },
  stopNote: { en: 'take no more', de: 'nichts mehr nehmen', fr: 'ne plus rien prendre' },
  decline: { en: 'Decline', de: 'Verzichten', fr: 'Renoncer' },
  declineNote: { en: 'the worker goes home', de: 'der Arbeiter geht heim', fr: 'le travailleur rentre' },
  keep: { en: 'Keep your crest', de: 'Wappen behalten', fr: 'Garder l’écusson' },
  keepNote: { en: 'crest {n}', de: 'Wappen {n}', fr: 'écusson {n}' },
  waitingFor: { en: 'Waiting for {names}', de: 'Warten auf {names}', fr: 'En attente\u00a0: {names}' },
  over: { en: 'The game is over', de: 'Das Spiel ist zu Ende', fr: 'La partie est terminée' },
  answer: { en: 'Choose what glows', de: 'Wähle, was leuchtet', fr: 'Choisissez ce qui brille' },
  answerSend: {
    en: 'Send everybody at home to work',
    de: 'Schicke alle von zu Hause an die Arbeit',
    fr: 'Envoyez travailler tous ceux du logis',
  },
  answerDiscard: {
    en: 'Choose a card of your hand',
    de: 'Wähle eine Handkarte',
    fr: 'Choisissez une carte de votre main',
  },
  answerPlayer: { en: 'Choose a builder', de: 'Wähle einen Baumeister', fr: 'Choisissez un bâtisseur' },
  answerPrice: { en: 'Choose at the building', de: 'Wähle am Gebäude', fr: 'Choisissez près du bâtiment' },
  answerCard: { en: 'Choose one of your cards', de: 'Wähle eine deiner Karten', fr: 'Choisissez l’une de vos cartes' },
  answerSite: { en: 'Choose in the city', de: 'Wähle in der Stadt', fr: 'Choisissez dans la cité' },
  answerWorker: { en: 'Choose on your mat', de: 'Wähle auf deinem Tableau', fr: 'Choisissez sur votre plateau' },
} as const satisfies Texts;

export const scoreTexts = {
  title: { en: 'If scored now', de: 'Wertung jetzt', fr: 'Décompte à l’instant' },
  caption: {
    en: 'Points if the city were scored now',
    de: 'Punkte, wenn jetzt gewertet würde',
    fr: 'Points si le décompte avait lieu maintenant',
  },
  majority: { en: 'Majority', de: 'Mehrheit', fr: 'Majorité' },
  total: { en: 'Together', de: 'Zusammen', fr: 'Total' },
  legend: {
    en: 'Small: how many. Bold: the points. Tied builders are paid as the next place down.',
    de: 'Klein: wie viele. Fett: die Punkte. Bei Gleichstand gilt der nächste Platz.',
    fr: 'En petit\u00a0: le nombre. En gras\u00a0: les points. À égalité, la place suivante compte.',
  },
  cell: {
    en: '{count} there, {n, plural, one {# point} other {# points}}',
    de: '{count} dort, {n, plural, one {# Punkt} other {# Punkte}}',
    fr: '{count} sur place, {n, plural, one {# point} other {# points}}',
  },
  neutral: { en: 'does not score', de: 'ohne Punkte', fr: 'sans points' },
} as const satisfies Texts;

export const helpTexts = {
  cost: { en: 'Cost', de: 'Kosten', fr: 'Coût' },
  income: { en: 'Income', de: 'Einkommen', fr: 'Revenu' },
  perMonth: {
    en: '{n} gold a month',
    de: '{n} Gold im Monat',
    fr: '{n, plural, one {# pièce d’or} other {# pièces d’or}} par mois',
  },
  plank: { en: 'Plank', de: 'Planke', fr: 'Plateforme' },
  openPlank: { en: 'open', de: 'offen', fr: 'ouverte' },
  lockedPlank: { en: 'opened by its gnome', de: 'öffnet der Gnom', fr: 'ouverte par son gnome' },
  fee: {
    en: 'fee {n} gold',
    de: 'Gebühr {n} Gold',
    fr: 'redevance\u00a0: {n, plural, one {# pièce d’or} other {# pièces d’or}}',
  },
  locks: { en: 'Gnomes', de: 'Gnome', fr: 'Gnomes' },
  lockCount: {
    en: '{n, plural, =0 {no lock} one {# lock} other {# locks}}',
    de: '{n, plural, =0 {kein Schloss} one {# Schloss} other {# Schlösser}}',
    fr: '{n, plural, =0 {aucune serrure} one {# serrure} other {# serrures}}',
  },
  owner: { en: 'Owner', de: 'Besitz', fr: 'Propriétaire' },
  nobody: { en: 'nobody yet', de: 'noch niemand', fr: 'personne encore' },
  reconstructed: { en: 'our value', de: 'unser Wert', fr: 'notre valeur' },
  reconstructedWhy: {
    en: 'The printed rules show this cost only as a picture that we do not have. Ours fits everything that is known.',
    de: 'Die gedruckten Regeln zeigen diese Kosten nur als Bild, das uns fehlt. Unsere passen zu allem, was bekannt ist.',
    fr: 'Les règles imprimées ne montrent ce coût que par une image qui nous manque. Le nôtre s’accorde avec tout ce que l’on sait.',
  },
  ownSheet: {
    en: 'From this table’s own component sheet.',
    de: 'Aus dem eigenen Werteblatt dieses Tisches.',
    fr: 'De la feuille de valeurs propre à cette table.',
  },
} as const satisfies Texts;
