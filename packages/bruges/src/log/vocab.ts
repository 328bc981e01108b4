import type { Text } from '@guildhall/kernel';
import type { Use } from '../actions.ts';
import { byColour, type Colour, colourNames } from '../colours.ts';
import type { FinalItem } from '../events.ts';
import type { FilledIn, Icon, Mode, Provenance } from '../persons/ability.ts';
import type { Stage } from '../round/frames.ts';
import type { Majority } from '../state.ts';

/**
 * The words of the game, written as they stand inside a sentence: lower case in English and French. The names of
 * persons are as printed instead, with a capital.
 */
type Words<K extends string> = Readonly<Record<K, Text>>;

/** A colour as an adjective: English never changes, German puts endings to its stem, French agrees. */
interface Adjective {
  readonly en: string;
  readonly de: string;
  /** Masculine and feminine. */
  readonly m: string;
  readonly f: string;
}

const FEMININE: Readonly<Record<Colour, string>> = {
  blue: 'bleue',
  brown: 'brune',
  red: 'rouge',
  purple: 'violette',
  yellow: 'jaune',
};

/** A phrase in every colour. */
const coloured = (phrase: (adjective: Adjective) => Text): Words<Colour> =>
  byColour((colour) => {
    const { en, de, fr } = colourNames[colour];
    return phrase({ en, de, m: fr, f: FEMININE[colour] });
  });

/** Before a worker, a marker or a die: `der rote Würfel`, `keinen roten Handlanger`. */
export const theColour = coloured(({ en, de, m }) => ({ en, de: `${de}e`, fr: m }));
export const aColour = coloured(({ en, de, m }) => ({ en, de: `${de}en`, fr: m }));

export const amounts: Words<'points' | 'guilders'> = {
  points: {
    en: '{n, plural, one {# point} other {# points}}',
    de: '{n, plural, one {# Punkt} other {# Punkte}}',
    fr: '{n, plural, one {# point} other {# points}}',
  },
  guilders: {
    en: '{n, plural, one {# guilder} other {# guilders}}',
    de: '{n} Gulden',
    fr: '{n, plural, one {# florin} other {# florins}}',
  },
};

/** As the object of a verb. */
export const aWorker = coloured(({ en, de, m }) => ({
  en: `a ${en} worker`,
  de: `einen ${de}en Handlanger`,
  fr: `un ouvrier ${m}`,
}));

/** As the object of a verb. */
export const workerCounts = coloured(({ en, de, m }) => ({
  en: `{n, plural, one {# ${en} worker} other {# ${en} workers}}`,
  de: `{n, plural, one {# ${de}en Handlanger} other {# ${de}e Handlanger}}`,
  fr: `{n, plural, one {# ouvrier ${m}} other {# ouvriers ${m}s}}`,
}));

/** As the object of a verb. */
export const aMarker = coloured(({ en, de, m }) => ({
  en: `a ${en} threat marker`,
  de: `einen ${de}en Bedrohungsmarker`,
  fr: `un marqueur menace ${m}`,
}));

export const aCard = coloured(({ en, de, f }) => ({
  en: `a ${en} card`,
  de: `eine ${de}e Karte`,
  fr: `une carte ${f}`,
}));

export const cardCounts = coloured(({ en, de, f }) => ({
  en: `{n, plural, one {# ${en} card} other {# ${en} cards}}`,
  de: `{n, plural, one {# ${de}e Karte} other {# ${de}e Karten}}`,
  fr: `{n, plural, one {# carte ${f}} other {# cartes ${f}s}}`,
}));

export const aHouse = coloured(({ en, de, f }) => ({
  en: `a ${en} house`,
  de: `ein ${de}es Haus`,
  fr: `une maison ${f}`,
}));

export const anEmptyHouse = coloured(({ en, de, f }) => ({
  en: `an empty ${en} house`,
  de: `ein leeres ${de}es Haus`,
  fr: `une maison ${f} vide`,
}));

/** With the name of the person who lives there. */
export const theHouseOf = coloured(({ en, de, f }) => ({
  en: `the ${en} house with “{person}”`,
  de: `das ${de}e Haus mit „{person}“`,
  fr: `la maison ${f} avec «\u00a0{person}\u00a0»`,
}));

export const dieNames = coloured(({ en, de, m }) => ({ en: `${en} die`, de: `${de}er Würfel`, fr: `dé ${m}` }));

/** As the object of a verb. */
export const theDie = coloured(({ en, de, m }) => ({
  en: `the ${en} die`,
  de: `den ${de}en Würfel`,
  fr: `le dé ${m}`,
}));

/** As the subject of a sentence. */
export const theThreat: Words<Colour> = {
  blue: { en: 'the flood', de: 'die Flut', fr: 'l’inondation' },
  brown: { en: 'the plague', de: 'die Pest', fr: 'la peste' },
  red: { en: 'the fire', de: 'das Feuer', fr: 'l’incendie' },
  purple: { en: 'the intrigue', de: 'die Intrige', fr: 'l’intrigue' },
  yellow: { en: 'the raid', de: 'der Überfall', fr: 'le pillage' },
};

/** By pile. */
export const fromPile: readonly Text[] = [
  { en: 'from the left pile', de: 'vom linken Stapel', fr: 'de la pile de gauche' },
  { en: 'from the right pile', de: 'vom rechten Stapel', fr: 'de la pile de droite' },
];

/** By pile. */
export const pileNames: readonly Text[] = [
  { en: 'left pile', de: 'linker Stapel', fr: 'pile de gauche' },
  { en: 'right pile', de: 'rechter Stapel', fr: 'pile de droite' },
];

/** By section of a canal, as the object of a verb. */
export const theSection: readonly Text[] = [
  { en: 'the left section', de: 'den linken Abschnitt', fr: 'la section gauche' },
  { en: 'the right section', de: 'den rechten Abschnitt', fr: 'la section droite' },
];

/** By section. */
export const inSection: readonly Text[] = [
  { en: 'in the left section', de: 'im linken Abschnitt', fr: 'dans la section gauche' },
  { en: 'in the right section', de: 'im rechten Abschnitt', fr: 'dans la section droite' },
];

/** By section, after a thing that lies there. */
export const ofSection: readonly Text[] = [
  { en: 'of the left section', de: 'des linken Abschnitts', fr: 'de la section gauche' },
  { en: 'of the right section', de: 'des rechten Abschnitts', fr: 'de la section droite' },
];

export const stageNames: Words<Stage> = {
  draw: { en: 'drawing cards', de: 'Karten ziehen', fr: 'pioche' },
  dice: { en: 'dice', de: 'Würfel', fr: 'dés' },
  actions: { en: 'actions', de: 'Aktionen', fr: 'actions' },
  majorities: { en: 'majorities', de: 'Mehrheiten', fr: 'majorités' },
  over: { en: 'end of the game', de: 'Spielende', fr: 'fin de la partie' },
};

/** The six uses of a card. */
export const useNames: Words<Use> = {
  workers: { en: 'workers', de: 'Handlanger', fr: 'ouvriers' },
  guilders: { en: 'guilders', de: 'Gulden', fr: 'florins' },
  threat: { en: 'threat', de: 'Bedrohung', fr: 'menace' },
  canal: { en: 'canal', de: 'Kanal', fr: 'canal' },
  house: { en: 'house', de: 'Haus', fr: 'maison' },
  person: { en: 'person', de: 'Person', fr: 'personnage' },
};

/** What a card is played for. */
export const forUse: Words<Use> = {
  workers: { en: 'for workers', de: 'für Handlanger', fr: 'pour des ouvriers' },
  guilders: { en: 'for guilders', de: 'für Gulden', fr: 'pour des florins' },
  threat: { en: 'against a threat', de: 'gegen eine Bedrohung', fr: 'contre une menace' },
  canal: { en: 'for a canal', de: 'für einen Kanal', fr: 'pour un canal' },
  house: { en: 'as a house', de: 'als Haus', fr: 'comme maison' },
  person: { en: 'as a person', de: 'als Person', fr: 'comme personnage' },
};

export const majorityNames: Words<Majority> = {
  reputation: { en: 'reputation', de: 'Ansehen', fr: 'réputation' },
  people: { en: 'people', de: 'Personen', fr: 'personnages' },
  canals: { en: 'canals', de: 'Kanäle', fr: 'canaux' },
};

/** What points are counted for at the end; laurels go by the name of their person. */
export const finalNames: Words<Exclude<FinalItem, `laurel.${string}`>> = {
  persons: { en: 'persons', de: 'Personen', fr: 'personnages' },
  houses: { en: 'houses', de: 'Häuser', fr: 'maisons' },
  majorities: { en: 'majorities', de: 'Mehrheiten', fr: 'majorités' },
  canals: { en: 'canals', de: 'Kanäle', fr: 'canaux' },
  statues: { en: 'statues', de: 'Statuen', fr: 'statues' },
  reputation: { en: 'reputation', de: 'Ansehen', fr: 'réputation' },
};

/** When a person acts. */
export const iconNames: Words<Exclude<Icon, 'infinity'> | Mode> = {
  arrow: { en: 'once, when recruited', de: 'einmal, beim Anwerben', fr: 'une fois, au recrutement' },
  worker: {
    en: 'once per round, for a worker',
    de: 'einmal pro Runde, für einen Handlanger',
    fr: 'une fois par manche, contre un ouvrier',
  },
  activate: { en: 'once per round', de: 'einmal pro Runde', fr: 'une fois par manche' },
  improve: {
    en: 'always, with your own deeds',
    de: 'immer, bei eigenen Taten',
    fr: 'toujours, avec vos propres gestes',
  },
  react: { en: 'always, by itself', de: 'immer, von selbst', fr: 'toujours, de lui-même' },
  laurel: { en: 'at the end of the game', de: 'bei Spielende', fr: 'à la fin de la partie' },
};

/** Where a person comes from. */
export const provenanceNames: Words<Provenance> = {
  printed: { en: 'as in the rulebook', de: 'wie in der Spielregel', fr: 'comme dans la règle' },
  completed: {
    en: 'from the rulebook, with something filled in',
    de: 'aus der Spielregel, etwas ergänzt',
    fr: 'tiré de la règle, complété',
  },
  reviews: {
    en: 'known from reviews, with something filled in',
    de: 'aus Besprechungen bekannt, etwas ergänzt',
    fr: 'connu par des critiques, complété',
  },
  ours: { en: 'our own', de: 'von uns', fr: 'de notre main' },
};

/** The same, with exactly what was filled in. */
export const originLines: Words<Provenance> = {
  printed: {
    en: 'Printed: all of it is in the rulebook.',
    de: 'Gedruckt: Alles steht so in der Spielregel.',
    fr: 'Imprimé\u00a0: tout vient de la règle.',
  },
  completed: {
    en: 'From the rulebook. Filled in by us: {filled}.',
    de: 'Aus der Spielregel. Von uns ergänzt: {filled}.',
    fr: 'Tiré de la règle. Complété par nous\u00a0: {filled}.',
  },
  reviews: {
    en: 'Known from reviews, not from the rulebook. Filled in by us: {filled}.',
    de: 'Aus Besprechungen bekannt, nicht aus der Spielregel. Von uns ergänzt: {filled}.',
    fr: 'Connu par des critiques, pas par la règle. Complété par nous\u00a0: {filled}.',
  },
  ours: {
    en: 'Our own person: the printed card is not known to us.',
    de: 'Eine Person von uns: Die gedruckte Karte kennen wir nicht.',
    fr: 'Un personnage à nous\u00a0: la carte imprimée nous est inconnue.',
  },
};

export const filledNames: Words<FilledIn> = {
  colour: { en: 'the colour of the card', de: 'die Farbe der Karte', fr: 'la couleur de la carte' },
  group: { en: 'the group', de: 'die Gruppe', fr: 'le groupe' },
  price: { en: 'the price', de: 'der Preis', fr: 'le prix' },
  icon: { en: 'when it acts', de: 'wann sie wirkt', fr: 'quand il agit' },
  worker: { en: 'the worker it costs', de: 'der Handlanger, den sie kostet', fr: 'l’ouvrier qu’il coûte' },
  amount: { en: 'how much it brings', de: 'wie viel sie bringt', fr: 'combien il rapporte' },
  faces: { en: 'the numbers on the die', de: 'die Zahlen des Würfels', fr: 'les valeurs du dé' },
  counted: { en: 'what it counts', de: 'was sie zählt', fr: 'ce qu’il compte' },
  effect: { en: 'most of what it does', de: 'das meiste an ihrer Wirkung', fr: 'l’essentiel de son effet' },
};

export const sheetNames: Words<'standard' | 'own'> = {
  standard: { en: 'standard component sheet', de: 'übliches Werteblatt', fr: 'feuille de valeurs habituelle' },
  own: { en: 'own component sheet', de: 'eigenes Werteblatt', fr: 'feuille de valeurs personnelle' },
};
