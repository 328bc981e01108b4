import { amountOf, type Event, type Majority, majorityNames, PER_MAJORITY } from '@guildhall/bruges';
import { type Lang, listOf, say } from '@guildhall/kernel';
import type { Scene } from '../../../table/scoring/scene.ts';
import type { Lit } from '../anchors.ts';
import { countTexts, sceneTexts as texts } from './texts.ts';

type Compared = Extract<Event, { t: 'compared' }>;

interface About {
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** What is looked at on the table: the pawns on their steps, or those who have most. */
function targetsOf({ majority, counts }: Compared, most: number): Lit[] {
  return counts
    .map((count, seat) => {
      if (majority === 'reputation') return `pawn:${seat}` as const;
      return count === most ? (`seat:${seat}` as const) : null;
    })
    .filter((each) => each !== null);
}

function textOf(leaders: readonly number[], winners: readonly number[], { lang, names }: About): string {
  if (winners.length > 0) {
    const who = listOf(
      winners.map((seat) => names[seat]!),
      lang,
    );
    return say(texts.won, lang, { names: who, n: winners.length, points: amountOf('points', PER_MAJORITY, lang) });
  }
  return leaders.length > 1 ? say(texts.shared, lang) : say(texts.held, lang, { name: names[leaders[0]!]! });
}

/** Who turns the marker of a majority at the end of this round. */
const winnersOf = (events: readonly Event[], majority: Majority): number[] =>
  events.flatMap((event) => (event.t === 'majority' && event.majority === majority ? [event.seat] : []));

/** The majorities at the end of a round, one by one; none where nobody turns a marker. */
export function majorityScenes(events: readonly Event[], about: About): Scene[] {
  const checked = events.slice(
    Math.max(
      0,
      events.findIndex(({ t }) => t === 'compared'),
    ),
  );
  const compared = checked.filter((event): event is Compared => event.t === 'compared');
  if (compared.every(({ majority }) => winnersOf(checked, majority).length === 0)) return [];
  return compared.map((event) => {
    const { majority, counts } = event;
    const { lang } = about;
    const most = Math.max(...counts);
    const winners = winnersOf(checked, majority);
    const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    return {
      title: say(texts.majority, lang, { majority: say(majorityNames[majority], lang) }),
      targets: targetsOf(event, most),
      text: textOf(leaders, winners, about),
      later: true,
      rows: counts
        .map((n, seat) => ({ seat, n, points: winners.includes(seat) ? PER_MAJORITY : 0 }))
        .sort((a, b) => b.n - a.n)
        .map(({ seat, n, points }) => ({ seat, points, count: say(countTexts[majority], lang, { n }) })),
    };
  });
}
