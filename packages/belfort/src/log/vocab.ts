import type { Text } from '@guildhall/kernel';
import type { Season } from '../board/calendar.ts';
import { PROPERTIES, type Property, type SiteKind } from '../board/districts.ts';
import type { Majority } from '../events.ts';
import { guildRules } from '../guilds/index.ts';
import { GUILDS, type Guild } from '../guilds/names.ts';
import type { Options } from '../options.ts';
import type { Stage } from '../phases/round.ts';
import { properties } from '../properties/index.ts';
import type { Area, Good, Worker } from '../state.ts';

/**
 * The words of the game, written as they stand inside a sentence: lower case in English and French. The names in
 * `properties` and `guildRules` are headings instead, with a capital.
 */
type Words<K extends string> = Readonly<Record<K, Text>>;

const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
const inSentence = ({ en, de, fr }: Text): Text => ({ en: small(en), de, fr: small(fr) });
const wordsOf = <K extends string>(keys: readonly K[], name: (key: K) => Text) =>
  Object.fromEntries(keys.map((key) => [key, inSentence(name(key))])) as Record<K, Text>;

export const propertyNames: Words<Property> = wordsOf(PROPERTIES, (property) => properties[property].name);
export const guildNames: Words<Guild> = wordsOf(GUILDS, (guild) => guildRules[guild].name);

export const goodNames: Words<Good> = {
  wood: { en: 'wood', de: 'Holz', fr: 'bois' },
  stone: { en: 'stone', de: 'Stein', fr: 'pierre' },
  metal: { en: 'metal', de: 'Metall', fr: 'métal' },
  gold: { en: 'gold', de: 'Gold', fr: 'or' },
};

export const amounts: Words<Good | 'points'> = {
  wood: { en: '{n} wood', de: '{n} Holz', fr: '{n} bois' },
  stone: { en: '{n} stone', de: '{n} Stein', fr: '{n, plural, one {# pierre} other {# pierres}}' },
  metal: { en: '{n} metal', de: '{n} Metall', fr: '{n, plural, one {# métal} other {# métaux}}' },
  gold: { en: '{n} gold', de: '{n} Gold', fr: '{n, plural, one {# pièce d’or} other {# pièces d’or}}' },
  points: {
    en: '{n, plural, one {# point} other {# points}}',
    de: '{n, plural, one {# Punkt} other {# Punkte}}',
    fr: '{n, plural, one {# point} other {# points}}',
  },
};

export const workerNames: Words<Worker | 'gnome'> = {
  elf: { en: 'elf', de: 'Elb', fr: 'elfe' },
  dwarf: { en: 'dwarf', de: 'Zwerg', fr: 'nain' },
  masterElf: { en: 'master elf', de: 'Meisterelb', fr: 'maître elfe' },
  masterDwarf: { en: 'master dwarf', de: 'Meisterzwerg', fr: 'maître nain' },
  gnome: { en: 'gnome', de: 'Gnom', fr: 'gnome' },
};

/** As the object of a verb. */
export const aWorker: Words<Worker> = {
  elf: { en: 'an elf', de: 'einen Elben', fr: 'un elfe' },
  dwarf: { en: 'a dwarf', de: 'einen Zwerg', fr: 'un nain' },
  masterElf: { en: 'a master elf', de: 'einen Meisterelben', fr: 'un maître elfe' },
  masterDwarf: { en: 'a master dwarf', de: 'einen Meisterzwerg', fr: 'un maître nain' },
};

export const workerCounts: Words<Worker | 'gnome'> = {
  elf: {
    en: '{n, plural, one {# elf} other {# elves}}',
    de: '{n, plural, one {# Elb} other {# Elben}}',
    fr: '{n, plural, one {# elfe} other {# elfes}}',
  },
  dwarf: {
    en: '{n, plural, one {# dwarf} other {# dwarves}}',
    de: '{n, plural, one {# Zwerg} other {# Zwerge}}',
    fr: '{n, plural, one {# nain} other {# nains}}',
  },
  masterElf: {
    en: '{n, plural, one {# master elf} other {# master elves}}',
    de: '{n, plural, one {# Meisterelb} other {# Meisterelben}}',
    fr: '{n, plural, one {# maître elfe} other {# maîtres elfes}}',
  },
  masterDwarf: {
    en: '{n, plural, one {# master dwarf} other {# master dwarves}}',
    de: '{n, plural, one {# Meisterzwerg} other {# Meisterzwerge}}',
    fr: '{n, plural, one {# maître nain} other {# maîtres nains}}',
  },
  gnome: {
    en: '{n, plural, one {# gnome} other {# gnomes}}',
    de: '{n, plural, one {# Gnom} other {# Gnome}}',
    fr: '{n, plural, one {# gnome} other {# gnomes}}',
  },
};

export const markerCount: Text = {
  en: '{n, plural, one {# marker} other {# markers}}',
  de: '{n, plural, one {# Figur} other {# Figuren}}',
  fr: '{n, plural, one {# marqueur} other {# marqueurs}}',
};

export const areaNames: Words<Area | 'desk' | 'camp'> = {
  forest: { en: 'forest', de: 'Wald', fr: 'forêt' },
  quarry: { en: 'quarry', de: 'Steinbruch', fr: 'carrière' },
  mine: { en: 'mine', de: 'Bergwerk', fr: 'mine' },
  goldMine: { en: 'gold mine', de: 'Goldmine', fr: 'mine d’or' },
  desk: { en: 'recruiter’s desk', de: 'Anwerberpult', fr: 'bureau du recruteur' },
  camp: { en: 'king’s camp', de: 'Lager des Königs', fr: 'camp du Roi' },
};

/** Where a worker is put. */
export const toArea: Words<Area | 'desk' | 'camp'> = {
  forest: { en: 'to the forest', de: 'in den Wald', fr: 'dans la forêt' },
  quarry: { en: 'to the quarry', de: 'in den Steinbruch', fr: 'dans la carrière' },
  mine: { en: 'to the mine', de: 'ins Bergwerk', fr: 'dans la mine' },
  goldMine: { en: 'to the gold mine', de: 'in die Goldmine', fr: 'dans la mine d’or' },
  desk: { en: 'at the recruiter’s desk', de: 'ans Anwerberpult', fr: 'au bureau du recruteur' },
  camp: { en: 'in the king’s camp', de: 'ins Lager des Königs', fr: 'au camp du Roi' },
};

const collecting = (area: Text): Text => ({
  en: `collection: ${area.en}`,
  de: `Sammeln: ${area.de}`,
  fr: `collecte\u00a0: ${area.fr}`,
});

export const stageNames: Words<Stage> = {
  setup: { en: 'setup', de: 'Aufbau', fr: 'préparation' },
  placement: { en: 'placement', de: 'Einsetzen', fr: 'placement' },
  forest: collecting(areaNames.forest),
  quarry: collecting(areaNames.quarry),
  mine: collecting(areaNames.mine),
  goldMine: collecting(areaNames.goldMine),
  desk: collecting(areaNames.desk),
  camp: collecting(areaNames.camp),
  treasury: collecting({ en: 'income and taxes', de: 'Einkommen und Steuern', fr: 'revenus et taxes' }),
  actions: { en: 'actions', de: 'Aktionen', fr: 'actions' },
  neutral: { en: 'neutral builders', de: 'Nichtspieler', fr: 'non-joueurs' },
  scoring: { en: 'scoring', de: 'Wertung', fr: 'décompte' },
  over: { en: 'end of the game', de: 'Spielende', fr: 'fin de la partie' },
};

export const seasonNames: Words<Season> = {
  spring: { en: 'spring', de: 'Frühling', fr: 'printemps' },
  summer: { en: 'summer', de: 'Sommer', fr: 'été' },
  autumn: { en: 'autumn', de: 'Herbst', fr: 'automne' },
};

/** By round; 0 is the setup. */
export const monthNames: readonly Text[] = [
  { en: 'before the first month', de: 'vor dem ersten Monat', fr: 'avant le premier mois' },
  { en: 'first month of spring', de: 'erster Frühlingsmonat', fr: 'premier mois du printemps' },
  { en: 'second month of spring', de: 'zweiter Frühlingsmonat', fr: 'deuxième mois du printemps' },
  { en: 'third month of spring', de: 'dritter Frühlingsmonat', fr: 'troisième mois du printemps' },
  { en: 'first month of summer', de: 'erster Sommermonat', fr: 'premier mois de l’été' },
  { en: 'second month of summer', de: 'zweiter Sommermonat', fr: 'second mois de l’été' },
  { en: 'first month of autumn', de: 'erster Herbstmonat', fr: 'premier mois de l’automne' },
  { en: 'second month of autumn', de: 'zweiter Herbstmonat', fr: 'second mois de l’automne' },
];

export const districtNames: readonly Text[] = [1, 2, 3, 4, 5].map((number) => ({
  en: `district ${number}`,
  de: `Bezirk ${number}`,
  fr: `quartier ${number}`,
}));

export const siteNames: Words<SiteKind> = {
  ...propertyNames,
  wall: { en: 'wall', de: 'Mauer', fr: 'mur' },
  guild: { en: 'guild', de: 'Gilde', fr: 'guilde' },
};

/** As the object of a verb. */
export const aSite: Words<SiteKind> = {
  ...(Object.fromEntries(PROPERTIES.map((property) => [property, properties[property].aName])) as Words<Property>),
  wall: { en: 'a wall', de: 'eine Mauer', fr: 'un mur' },
  guild: { en: 'the guild', de: 'die Gilde', fr: 'la guilde' },
};

/** As the object of a verb. */
export const theSite: Words<SiteKind> = {
  ...(Object.fromEntries(PROPERTIES.map((property) => [property, properties[property].theName])) as Words<Property>),
  wall: { en: 'the wall', de: 'die Mauer', fr: 'le mur' },
  guild: { en: 'the guild', de: 'die Gilde', fr: 'la guilde' },
};

export const majorityNames: Words<Majority> = {
  ...Object.fromEntries(districtNames.map((name, district) => [`district.${district}`, name])),
  elf: { en: 'elves', de: 'Elben', fr: 'elfes' },
  dwarf: { en: 'dwarves', de: 'Zwerge', fr: 'nains' },
  gnome: { en: 'gnomes', de: 'Gnome', fr: 'gnomes' },
};

export const guildKindNames: Words<'basic' | 'resource' | 'interactive'> = {
  basic: { en: 'basic guild', de: 'Basisgilde', fr: 'guilde basique' },
  resource: { en: 'resource guild', de: 'Ressourcengilde', fr: 'guilde de ressources' },
  interactive: { en: 'interactive guild', de: 'interaktive Gilde', fr: 'guilde interactive' },
};

export const guildModeNames: Words<Options['guilds']> = {
  beginner: { en: 'beginners’ game', de: 'Anfängerspiel', fr: 'partie débutants' },
  normal: { en: 'normal game', de: 'Normalspiel', fr: 'partie normale' },
  advanced: { en: 'advanced game', de: 'Profispiel', fr: 'partie avancée' },
  custom: { en: 'guilds of your choice', de: 'Gilden nach Wahl', fr: 'guildes au choix' },
};

export const editionNames: Words<Options['edition']> = {
  revised: { en: 'revised edition', de: 'überarbeitete Auflage', fr: 'édition révisée' },
  first: { en: 'first edition', de: 'erste Auflage', fr: 'première édition' },
};

/** In the order of their builder numbers, 2 and 3; they hold crests 3 and 4. */
export const neutralNames: readonly Text[] = [
  { en: 'Neutral builder 3', de: 'Nichtspieler 3', fr: 'Non-joueur 3' },
  { en: 'Neutral builder 4', de: 'Nichtspieler 4', fr: 'Non-joueur 4' },
];
