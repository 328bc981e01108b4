import { capital, type Lang, listOf, say, type Text } from '@guildhall/kernel';
import type { Event, Majority } from '../events.ts';
import { amountOf, builderName } from './phrases.ts';
import { majorityNames, markerCount, workerCounts } from './vocab.ts';

type Scored = Extract<Event, { t: 'scored' }>;

/** How a majority is told: who had how many, what that was worth, and the tie that lowered it. */
export const scoredLines = {
  majority: { en: '{majority}: {who}', de: '{majority}: {who}', fr: '{majority}\u00a0: {who}' },
  one: { en: '{names} {points} ({why})', de: '{names} {points} ({why})', fr: '{names} {points} ({why})' },
  several: {
    en: '{names} {points} each ({why})',
    de: '{names} je {points} ({why})',
    fr: '{names} {points} par tête ({why})',
  },
  neutral: { en: '{names} ({why})', de: '{names} ({why})', fr: '{names} ({why})' },
  countEach: { en: '{count} each', de: 'je {count}', fr: '{count} par tête' },
  place: {
    en: '{count}, {place} place',
    de: '{count}, {place} Platz',
    fr: '{count}, {place} place',
  },
  tie: {
    en: '{count}, shared {place} place, paid as {paid}',
    de: '{count}, geteilter {place} Platz, gewertet als {paid}',
    fr: '{count}, {place} place partagée, payée comme la {paid}',
  },
} satisfies Record<string, Text>;

/** From the first on, as they stand before “place”. */
export const ordinals: readonly Text[] = [
  { en: 'first', de: 'erster', fr: 'première' },
  { en: 'second', de: 'zweiter', fr: 'deuxième' },
  { en: 'third', de: 'dritter', fr: 'troisième' },
  { en: 'fourth', de: 'vierter', fr: 'quatrième' },
  { en: 'fifth', de: 'fünfter', fr: 'cinquième' },
  { en: 'sixth', de: 'sechster', fr: 'sixième' },
];

const semicolon: Text = { en: '; ', de: '; ', fr: '\u00a0; ' };

const isWorker = (majority: Majority): majority is 'elf' | 'dwarf' | 'gnome' => majority in workerCounts;

/** “3 markers”, “2 elves”: what a majority counts. */
export const countOf = (majority: Majority, n: number, lang: Lang): string =>
  say(isWorker(majority) ? workerCounts[majority] : markerCount, lang, { n });

const ordinal = (place: number, lang: Lang): string => say(ordinals[place - 1]!, lang);

/** Why these builders, who have equally many, got what they got. `tied` counts all of them, neutral ones too. */
function whyOf({ majority, count, place, points }: Scored, told: number, tied: number, lang: Lang): string {
  const each = countOf(majority, count, lang);
  const counted = told > 1 ? say(scoredLines.countEach, lang, { count: each }) : each;
  if (tied > 1) {
    const params = { count: counted, place: ordinal(place - 1, lang), paid: ordinal(place, lang) };
    return say(scoredLines.tie, lang, params);
  }
  return points > 0 ? counted : say(scoredLines.place, lang, { count: counted, place: ordinal(place, lang) });
}

/** The whole scoring of one majority in one sentence. */
export function scoredSentence(scored: readonly Scored[], lang: Lang, names: readonly string[]): string {
  const counts = [...new Set(scored.map(({ count }) => count))].sort((a, b) => b - a);
  const who = counts.flatMap((count) => {
    const tied = scored.filter((each) => each.count === count);
    const share = (of: readonly Scored[], isNeutral: boolean): string[] => {
      const [first] = of;
      if (first === undefined) return [];
      const key = isNeutral ? 'neutral' : of.length > 1 ? 'several' : 'one';
      return [
        say(scoredLines[key], lang, {
          names: listOf(
            of.map(({ builder }) => builderName(builder, lang, names)),
            lang,
          ),
          points: amountOf('points', first.points, lang),
          why: whyOf(isNeutral ? { ...first, points: 0 } : first, of.length, tied.length, lang),
        }),
      ];
    };
    const players = tied.filter(({ builder }) => builder < names.length);
    const neutral = tied.filter(({ builder }) => builder >= names.length);
    return [...share(players, false), ...share(neutral, true)];
  });
  const majority = capital(say(majorityNames[scored[0]!.majority]!, lang));
  return say(scoredLines.majority, lang, { majority, who: who.join(say(semicolon, lang)) });
}
