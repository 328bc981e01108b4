import { capital, type Lang, say, type Text } from '@guildhall/kernel';
import { COLOURS, type Colour, threatNames } from '../colours.ts';
import type { FinalItem, Source } from '../events.ts';
import { PERSONS } from '../persons/index.ts';
import { finalNames } from './vocab.ts';

/** Why something came or went, as it stands in brackets. */
const sourceNames: Readonly<Record<Source, Text>> = {
  dice: { en: 'dice', de: 'Würfel', fr: 'dés' },
  advance: { en: 'reputation', de: 'Ansehen', fr: 'réputation' },
  refill: { en: 'filling the hand', de: 'Auffüllen der Hand', fr: 'main complétée' },
  workers: { en: 'card for workers', de: 'Karte für Handlanger', fr: 'carte pour des ouvriers' },
  guilders: { en: 'card for guilders', de: 'Karte für Gulden', fr: 'carte pour des florins' },
  threat: { en: 'threat averted', de: 'abgewendete Bedrohung', fr: 'menace écartée' },
  canal: { en: 'canal building', de: 'Kanalbau', fr: 'construction d’un canal' },
  house: { en: 'house building', de: 'Hausbau', fr: 'construction d’une maison' },
  person: { en: 'recruitment', de: 'Anwerbung', fr: 'recrutement' },
  ...(Object.fromEntries(COLOURS.map((colour) => [`threat.${colour}`, threatNames[colour]])) as Record<
    `threat.${Colour}`,
    Text
  >),
  ...(Object.fromEntries(PERSONS.map(({ source, name }) => [source, name])) as Record<`person.${string}`, Text>),
};

/** What points are given or lost for, as in `ScoreLine.item`. */
export const itemNames: Readonly<Record<FinalItem | 'start' | Source, Text>> = {
  ...sourceNames,
  ...finalNames,
  ...(Object.fromEntries(PERSONS.map(({ id, name }) => [`laurel.${id}`, name])) as Record<`laurel.${string}`, Text>),
  start: { en: 'starting points', de: 'Startpunkte', fr: 'points de départ' },
};

export const sourceName = (source: Source, lang: Lang): string => say(sourceNames[source]!, lang);

export const itemName = (item: string, lang: Lang): string => capital(say(itemNames[item as FinalItem]!, lang));
