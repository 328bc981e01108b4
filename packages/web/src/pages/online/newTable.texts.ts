import type { Text } from '@guildhall/kernel';

export const newTable = {
  title: { en: '{game}: a table online', de: '{game}: ein Tisch online', fr: '{game}\u00a0: une table en ligne' },
  seat: { en: 'Seat {n}', de: 'Platz {n}', fr: 'Place {n}' },
  youSitHere: { en: 'You sit here', de: 'Hier sitzt du', fr: 'Vous êtes assis ici' },
  me: { en: 'Me', de: 'Ich', fr: 'Moi' },
  open: { en: 'Open', de: 'Offen', fr: 'Ouverte' },
  openHint: {
    en: 'Whoever comes takes an open seat. You start the game when all of them are taken, or give what is left to bots.',
    de: 'Offene Plätze nimmt, wer kommt. Du beginnst die Partie, wenn alle besetzt sind, oder gibst den Rest an Bots.',
    fr: 'Une place ouverte est à qui vient. Vous commencez quand toutes sont prises, ou confiez le reste à des bots.',
  },
  pace: {
    en: 'How long may people think?',
    de: 'Wie viel Zeit zum Nachdenken?',
    fr: 'Combien de temps pour réfléchir\u00a0?',
  },
  minutes: { en: 'Minutes for the whole game', de: 'Minuten für die ganze Partie', fr: 'Minutes pour toute la partie' },
  seconds: {
    en: 'Seconds added for each move',
    de: 'Sekunden dazu für jeden Zug',
    fr: 'Secondes ajoutées à chaque coup',
  },
  hours: { en: 'Time for each answer', de: 'Zeit für jede Antwort', fr: 'Temps pour chaque réponse' },
  nHours: { en: '{n} h', de: '{n} Std.', fr: '{n} h' },
  nDays: {
    en: '{n, plural, one {# day} other {# days}}',
    de: '{n, plural, one {# Tag} other {# Tage}}',
    fr: '{n, plural, one {# jour} other {# jours}}',
  },
  timeUpHint: {
    en: 'When somebody’s time is up, a bot plays for them until they return.',
    de: 'Ist die Zeit von jemandem um, spielt ein Bot weiter, bis die Person zurückkommt.',
    fr: 'Quand le temps de quelqu’un est écoulé, un bot joue à sa place jusqu’à son retour.',
  },
  who: { en: 'Who can come?', de: 'Wer kann kommen?', fr: 'Qui peut venir\u00a0?' },
  takebacks: { en: 'Take moves back?', de: 'Züge zurücknehmen?', fr: 'Reprendre des coups\u00a0?' },
  advice: { en: 'Advice from the expert?', de: 'Rat vom Könner?', fr: 'Des conseils de l’expert\u00a0?' },
  create: { en: 'Open the table', de: 'Tisch eröffnen', fr: 'Ouvrir la table' },
  creating: { en: 'Laying the table …', de: 'Der Tisch wird gedeckt …', fr: 'On dresse la table…' },
} as const satisfies Readonly<Record<string, Text>>;

export const paces = {
  live: { en: 'Live', de: 'Live', fr: 'En direct' },
  turns: { en: 'By turns', de: 'Zug um Zug', fr: 'Tour par tour' },
  free: { en: 'Without a clock', de: 'Ohne Uhr', fr: 'Sans pendule' },
} as const satisfies Readonly<Record<string, Text>>;

export const paceHints = {
  live: {
    en: 'All play at the same time, and everybody has a clock.',
    de: 'Alle spielen zur selben Zeit, und jeder hat eine Uhr.',
    fr: 'Tous jouent en même temps, et chacun a sa pendule.',
  },
  turns: {
    en: 'Over days: you come back when it is your turn.',
    de: 'Über Tage: Du kommst wieder, wenn du an der Reihe bist.',
    fr: 'Sur plusieurs jours\u00a0: vous revenez quand c’est à vous.',
  },
  free: {
    en: 'Everybody takes as long as they like.',
    de: 'Jeder nimmt sich so viel Zeit, wie er mag.',
    fr: 'Chacun prend le temps qu’il veut.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const visibilities = {
  link: { en: 'By link only', de: 'Nur über den Link', fr: 'Par le lien seulement' },
  lobby: { en: 'Anybody in the lobby', de: 'Alle in der Lobby', fr: 'Ouverte à tous' },
} as const satisfies Readonly<Record<string, Text>>;

export const visibilityHints = {
  link: {
    en: 'You send the link to those who shall play.',
    de: 'Du schickst den Link an alle, die mitspielen sollen.',
    fr: 'Vous envoyez le lien à ceux qui doivent jouer.',
  },
  lobby: {
    en: 'The table stands in the lobby; everybody may sit down or watch.',
    de: 'Der Tisch steht in der Lobby; alle dürfen Platz nehmen oder zuschauen.',
    fr: 'La table est au salon\u00a0; chacun peut s’asseoir ou regarder.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const yesNo = {
  on: { en: 'Yes', de: 'Ja', fr: 'Oui' },
  off: { en: 'No', de: 'Nein', fr: 'Non' },
} as const satisfies Readonly<Record<string, Text>>;

export const takebackHints = {
  on: {
    en: 'Until something new was revealed; further back if all others agree.',
    de: 'Bis etwas Neues aufgedeckt wurde; weiter zurück, wenn alle anderen zustimmen.',
    fr: 'Tant que rien de nouveau n’est révélé\u00a0; au-delà si tous les autres sont d’accord.',
  },
  off: {
    en: 'A move that is made stands.',
    de: 'Ein gemachter Zug gilt.',
    fr: 'Un coup joué est joué.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const adviceHints = {
  on: {
    en: 'Whoever is asked may see what the expert would do; the chronicle tells everybody.',
    de: 'Wer am Zug ist, darf sehen, was der Könner täte; in der Chronik sehen es alle.',
    fr: 'Qui doit jouer peut voir ce que ferait l’expert\u00a0; la chronique l’indique à tous.',
  },
  off: {
    en: 'Everybody plays by their own wits.',
    de: 'Alle spielen mit dem eigenen Kopf.',
    fr: 'Chacun ne compte que sur soi.',
  },
} as const satisfies Readonly<Record<string, Text>>;
