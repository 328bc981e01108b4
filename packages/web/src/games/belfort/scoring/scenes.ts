import {
  countOf,
  type Event,
  type Guild,
  guildNames,
  guildSymbol,
  type Majority,
  majorityNames,
} from '@guildhall/belfort';
import { capital, type Lang, say } from '@guildhall/kernel';
import type { Scene } from '../../../table/scoring/scene.ts';
import type { Lit } from '../anchors.ts';

type Scored = Extract<Event, { t: 'scored' }>;

interface About {
  readonly lang: Lang;
  readonly view: { readonly guilds: readonly Guild[] };
}

const districtOf = (majority: Majority): number | null =>
  majority.startsWith('district.') ? Number(majority.slice('district.'.length)) : null;

/** A scoring, district by district and kind by kind. */
export function scenesOf(events: readonly Event[], { lang, view }: About): Scene[] {
  const scored = events.filter((event): event is Scored => event.t === 'scored');
  return [...new Set(scored.map(({ majority }) => majority))].map((majority) => {
    const district = districtOf(majority);
    const guild = district === null ? undefined : view.guilds[district];
    const name = capital(say(majorityNames[majority]!, lang));
    const targets: Lit[] = district === null ? [] : [`guild:${district}`, `symbol:${guildSymbol(district)}`];
    return {
      title: guild === undefined ? name : `${name} · ${say(guildNames[guild], lang)}`,
      targets,
      rows: scored
        .filter((each) => each.majority === majority)
        .sort((a, b) => b.count - a.count)
        .map(({ builder, count, points }) => ({ seat: builder, count: countOf(majority, count, lang), points })),
    };
  });
}
