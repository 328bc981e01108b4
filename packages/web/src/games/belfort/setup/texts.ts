import type { Text } from '@guildhall/kernel';

export const setupTexts = {
  title: { en: 'New game of Belfort', de: 'Neue Partie Belfort', fr: 'Nouvelle partie de Belfort' },
  neutral: {
    en: 'With two players, two neutral builders join in, and you both move them.',
    de: 'Zu zweit bauen zwei Nichtspieler mit; ihr führt sie beide.',
    fr: 'À deux, deux non-joueurs construisent aussi\u00a0; vous les dirigez.',
  },
  guilds: { en: 'Guilds', de: 'Gilden', fr: 'Guildes' },
  guildsAbout: {
    en: 'Five of the twelve guilds settle in the city, one in each district.',
    de: 'Fünf der zwölf Gilden kommen in die Stadt, in jeden Bezirk eine.',
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
    de: 'Nicht zu zweit: Sie braucht einen dritten Spieler.',
    fr: 'Pas à deux joueurs\u00a0: il en faut un troisième.',
  },
  enough: {
    en: 'Five are chosen. Take one out to change.',
    de: 'Fünf sind gewählt. Nimm eine heraus, um zu tauschen.',
    fr: 'Cinq sont choisies. Retirez-en une pour changer.',
  },
  edition: { en: 'Edition', de: 'Auflage', fr: 'Édition' },
  moreGuilds: {
    en: 'Choose {n, plural, one {one more guild} other {# more guilds}} first.',
    de: 'Wähle erst noch {n, plural, one {eine Gilde} other {# Gilden}}.',
    fr: 'Choisissez d’abord {n, plural, one {une guilde de plus} other {# guildes de plus}}.',
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
    fr: '3 guildes de ressources et 2 basiques, au hasard. Paisible\u00a0: personne ne vous prend rien.',
  },
  normal: {
    en: '1 resource, 2 basic and 2 interactive guilds by chance. The usual mix.',
    de: '1 Ressourcen-, 2 Basis- und 2 interaktive Gilden, ausgelost. Die übliche Mischung.',
    fr: '1 guilde de ressources, 2 basiques et 2 interactives, au hasard. Le mélange habituel.',
  },
  advanced: {
    en: 'Any 5 of the twelve by chance. Every city is different.',
    de: '5 beliebige der zwölf, ausgelost. Jede Stadt ist anders.',
    fr: '5 des douze, au hasard. Chaque cité est différente.',
  },
  custom: {
    en: 'You choose the five; chance puts them into the districts.',
    de: 'Du wählst die fünf; das Los verteilt sie auf die Bezirke.',
    fr: 'Vous choisissez les cinq\u00a0; le hasard les répartit dans les quartiers.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Where two players draw from fewer guilds. */
export const modeHintsForTwo = {
  normal: {
    en: 'The Wizards’ guild with 2 basic and 2 resource guilds by chance. The usual mix for two.',
    de: 'Die Zauberergilde mit 2 Basis- und 2 Ressourcengilden, ausgelost. Die übliche Mischung zu zweit.',
    fr: 'La guilde des sorciers avec 2 guildes basiques et 2 guildes de ressources, au hasard. Le mélange habituel à deux.',
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
    de: 'Diebe nehmen einem Spieler höchstens 2 Gold, und ein Torhaus beginnt auf einem leeren Bauplatz.',
    fr: 'Les voleurs prennent au plus 2 pièces d’or à un joueur, et un corps de garde commence sur un emplacement vide.',
  },
  first: {
    en: 'Thieves take up to 3 gold from one player, and a gatehouse may go on any free half.',
    de: 'Diebe nehmen einem Spieler bis zu 3 Gold, und ein Torhaus darf auf jede freie Hälfte.',
    fr: 'Les voleurs prennent jusqu’à 3 pièces d’or à un joueur, et un corps de garde peut occuper toute moitié libre.',
  },
} as const satisfies Readonly<Record<string, Text>>;
