import type { Text } from '@guildhall/kernel';

export const newGame = {
  title: { en: 'New game of Belfort', de: 'Neue Partie Belfort', fr: 'Nouvelle partie de Belfort' },
  players: { en: 'Players', de: 'Wer spielt', fr: 'Joueurs' },
  count: { en: 'How many?', de: 'Wie viele?', fr: 'Combien\u00a0?' },
  seat: { en: 'Seat {n}', de: 'Platz {n}', fr: 'Place {n}' },
  name: { en: 'Name at seat {n}', de: 'Name an Platz {n}', fr: 'Nom à la place {n}' },
  colour: { en: 'Colour at seat {n}', de: 'Farbe an Platz {n}', fr: 'Couleur à la place {n}' },
  kind: { en: 'Who plays at seat {n}', de: 'Wer spielt an Platz {n}', fr: 'Qui joue à la place {n}' },
  guest: { en: 'Guest', de: 'Gast', fr: 'Invité' },
  player: { en: 'Player {n}', de: 'Person {n}', fr: 'Joueur {n}' },
  swaps: { en: 'swaps with {name}', de: 'tauscht mit {name}', fr: 'échange avec {name}' },
  curtain: {
    en: 'Several people share this screen: a curtain hides each hand until its player takes over.',
    de: 'Mehrere Personen teilen sich diesen Bildschirm: Ein Vorhang verdeckt jede Hand, bis ihr Besitzer übernimmt.',
    fr: 'Plusieurs personnes partagent cet écran\u00a0: un rideau cache chaque main jusqu’à ce que son joueur prenne le relais.',
  },
  onlyBots: {
    en: 'Only bots play: you watch.',
    de: 'Es spielen nur Bots: Du schaust zu.',
    fr: 'Seuls des bots jouent\u00a0: vous regardez.',
  },
  neutral: {
    en: 'With two players, two neutral builders join in, and you both move them.',
    de: 'Zu zweit bauen zwei Nichtspieler mit; ihr führt sie beide.',
    fr: 'À deux, deux non-joueurs bâtissent aussi\u00a0; vous les dirigez.',
  },
  guilds: { en: 'Guilds', de: 'Gilden', fr: 'Guildes' },
  guildsAbout: {
    en: 'Five of the twelve guilds settle in the city, one in each district.',
    de: 'Fünf der zwölf Gilden kommen in die Stadt, in jedes Viertel eine.',
    fr: 'Cinq des douze guildes s’installent dans la cité, une par quartier.',
  },
  chosen: {
    en: '{n} of 5 chosen',
    de: '{n} von 5 gewählt',
    fr: '{n, plural, one {# choisie} other {# choisies}} sur 5',
  },
  fill: { en: 'Fill up by chance', de: 'Zufällig auffüllen', fr: 'Compléter au hasard' },
  notWithTwo: {
    en: 'Not with two players: it needs a third to take from.',
    de: 'Nicht zu zweit: Sie braucht eine dritte Person.',
    fr: 'Pas à deux joueurs\u00a0: il en faut un troisième.',
  },
  enough: {
    en: 'Five are chosen. Take one out to change.',
    de: 'Fünf sind gewählt. Nimm eine heraus, um zu tauschen.',
    fr: 'Cinq sont choisies. Retirez-en une pour changer.',
  },
  edition: { en: 'Edition', de: 'Auflage', fr: 'Édition' },
  summary: {
    en: '{n} players, {people, plural, =0 {bots only} one {one person} other {# people}}',
    de: 'Zu {n, plural, =2 {zweit} =3 {dritt} =4 {viert} other {fünft}}, {people, plural, =0 {nur Bots} one {eine Person} other {# Personen}}',
    fr: '{n} joueurs, {people, plural, =0 {bots seulement} one {une personne} other {# personnes}}',
  },
  start: { en: 'Start the game', de: 'Partie beginnen', fr: 'Commencer' },
  starting: { en: 'Laying the table …', de: 'Der Tisch wird gedeckt …', fr: 'On dresse la table…' },
  moreGuilds: {
    en: 'Choose {n, plural, one {one more guild} other {# more guilds}} first.',
    de: 'Wähle erst noch {n, plural, one {eine Gilde} other {# Gilden}}.',
    fr: 'Choisissez d’abord {n, plural, one {une guilde de plus} other {# guildes de plus}}.',
  },
  sameName: {
    en: 'Two players are called {name}. Give one of them another name.',
    de: 'Zwei heißen {name}. Gib einem von beiden einen anderen Namen.',
    fr: 'Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.',
  },
  failed: {
    en: 'The game could not be started: {message}',
    de: 'Die Partie ließ sich nicht beginnen: {message}',
    fr: 'La partie n’a pas pu commencer\u00a0: {message}',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const kinds = {
  human: { en: 'Person', de: 'Mensch', fr: 'Humain' },
  greedy: { en: 'Bot', de: 'Bot', fr: 'Bot' },
  random: { en: 'Random bot', de: 'Zufallsbot', fr: 'Bot au hasard' },
} as const satisfies Readonly<Record<string, Text>>;

export const kindHints = {
  greedy: {
    en: 'weighs each move it may make and takes the best one.',
    de: 'wägt jeden möglichen Zug ab und nimmt den besten.',
    fr: 'pèse chaque coup possible et joue le meilleur.',
  },
  random: {
    en: 'makes any move that is allowed: for a first look around.',
    de: 'macht irgendeinen erlaubten Zug: zum ersten Kennenlernen.',
    fr: 'joue n’importe quel coup permis\u00a0: pour une première découverte.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const colours = {
  red: { en: 'Red, cross', de: 'Rot, Kreuz', fr: 'Rouge, croix' },
  blue: { en: 'Blue, bars', de: 'Blau, Balken', fr: 'Bleu, barres' },
  yellow: { en: 'Yellow, chevron', de: 'Gelb, Sparren', fr: 'Jaune, chevron' },
  purple: { en: 'Purple, saltire', de: 'Violett, Andreaskreuz', fr: 'Violet, sautoir' },
  green: { en: 'Green, roundel', de: 'Grün, Scheibe', fr: 'Vert, disque' },
} as const satisfies Readonly<Record<string, Text>>;

export const modes = {
  beginner: { en: 'Beginner', de: 'Einsteiger', fr: 'Débutant' },
  normal: { en: 'Normal', de: 'Normal', fr: 'Normal' },
  advanced: { en: 'Advanced', de: 'Fortgeschritten', fr: 'Avancé' },
  custom: { en: 'Hand-picked', de: 'Selbst gewählt', fr: 'Au choix' },
} as const satisfies Readonly<Record<string, Text>>;

export const modeHints = {
  beginner: {
    en: '3 resource and 2 basic guilds by chance. Friendly: nobody takes anything from you.',
    de: '3 Ressourcen- und 2 Basisgilden, ausgelost. Friedlich: Niemand nimmt dir etwas weg.',
    fr: '3 guildes ressource et 2 basiques, au hasard. Paisible\u00a0: personne ne vous prend rien.',
  },
  normal: {
    en: '1 resource, 2 basic and 2 interactive guilds by chance. The usual mix.',
    de: '1 Ressourcen-, 2 Basis- und 2 interaktive Gilden, ausgelost. Die übliche Mischung.',
    fr: '1 guilde ressource, 2 basiques et 2 interactives, au hasard. Le mélange habituel.',
  },
  advanced: {
    en: 'Any 5 of the twelve by chance. Every city is different.',
    de: '5 beliebige der zwölf, ausgelost. Jede Stadt ist anders.',
    fr: '5 des douze, au hasard. Chaque cité est différente.',
  },
  custom: {
    en: 'You choose the five; chance puts them into the districts.',
    de: 'Du wählst die fünf; das Los verteilt sie auf die Viertel.',
    fr: 'Vous choisissez les cinq\u00a0; le hasard les répartit dans les quartiers.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Where two players draw from fewer guilds. */
export const modeHintsForTwo = {
  normal: {
    en: 'The Wizards’ guild with 2 basic and 2 resource guilds by chance. The usual mix for two.',
    de: 'Die Zauberergilde mit 2 Basis- und 2 Ressourcengilden, ausgelost. Die übliche Mischung zu zweit.',
    fr: 'La guilde des sorciers avec 2 guildes basiques et 2 guildes ressource, au hasard. Le mélange habituel à deux.',
  },
  advanced: {
    en: '5 by chance of the nine that work with two: without Thieves’, Bandits’ and Spies’.',
    de: '5 der neun, die zu zweit gehen, ausgelost: ohne Diebe, Banditen und Spione.',
    fr: '5 au hasard parmi les neuf jouables à deux\u00a0: sans voleurs, bandits ni espions.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const editions = {
  revised: { en: 'Revised edition', de: 'Überarbeitete Auflage', fr: 'Édition révisée' },
  first: { en: 'First edition', de: 'Erste Auflage', fr: 'Première édition' },
} as const satisfies Readonly<Record<string, Text>>;

export const editionHints = {
  revised: {
    en: 'Thieves take at most 2 gold from one player, and a gatehouse starts on an empty site.',
    de: 'Diebe nehmen einer Person höchstens 2 Gold, und ein Torhaus beginnt auf einem leeren Bauplatz.',
    fr: 'Les voleurs prennent au plus 2 pièces d’or à un joueur, et un corps de garde commence sur un site vide.',
  },
  first: {
    en: 'Thieves take up to 3 gold from one player, and a gatehouse may go on any free half.',
    de: 'Diebe nehmen einer Person bis zu 3 Gold, und ein Torhaus darf auf jede freie Hälfte.',
    fr: 'Les voleurs prennent jusqu’à 3 pièces d’or à un joueur, et un corps de garde peut occuper toute moitié libre.',
  },
} as const satisfies Readonly<Record<string, Text>>;
