import { type Event, itemName } from '@guildhall/bruges';
import { type Lang, say } from '@guildhall/kernel';
import type { Scene } from '../../../table/scoring/scene.ts';
import { majorityScenes } from './majorities.ts';
import { sceneTexts } from './texts.ts';

type Final = Extract<Event, { t: 'final' }>;

interface About {
  readonly lang: Lang;
  readonly names: readonly string[];
}

/** All persons with a laurel are one scene: each counts something else. */
const groupOf = ({ item }: Final): string => (item.startsWith('laurel.') ? 'laurels' : item);

/** The final scoring, item by item. */
function finalScenes(events: readonly Event[], lang: Lang): Scene[] {
  const finals = events.filter((event): event is Final => event.t === 'final');
  const worth = finals.filter(({ points }) => points !== 0);
  return [...new Set(worth.map(groupOf))].map((group) => {
    const points = new Map<number, number>();
    for (const event of finals.filter((each) => groupOf(each) === group)) {
      points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
    }
    return {
      title: group === 'laurels' ? say(sceneTexts.laurels, lang) : itemName(group, lang),
      targets: [],
      rows: [...points].map(([seat, n]) => ({ seat, count: '', points: n })).sort((a, b) => b.points - a.points),
    };
  });
}

/** The end of a round: its majorities, and after the last one the final scoring. */
export const scenesOf = (events: readonly Event[], about: About): Scene[] => [
  ...majorityScenes(events, about),
  ...finalScenes(events, about.lang),
];
