import { type Event, itemName } from '@guildhall/bruges';
import { type Lang, say, type Text } from '@guildhall/kernel';
import type { Scene } from '../../../table/scoring/scene.ts';

type Final = Extract<Event, { t: 'final' }>;

const laurels: Text = {
  en: 'Persons with a laurel',
  de: 'Personen mit Lorbeer',
  fr: 'Personnages à laurier',
};

/** All persons with a laurel are one scene: each counts something else. */
const groupOf = ({ item }: Final): string => (item.startsWith('laurel.') ? 'laurels' : item);

/** The final scoring, item by item. */
export function scenesOf(events: readonly Event[], { lang }: { readonly lang: Lang }): Scene[] {
  const finals = events.filter((event): event is Final => event.t === 'final');
  const worth = finals.filter(({ points }) => points !== 0);
  return [...new Set(worth.map(groupOf))].map((group) => {
    const points = new Map<number, number>();
    for (const event of finals.filter((each) => groupOf(each) === group)) {
      points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
    }
    return {
      title: group === 'laurels' ? say(laurels, lang) : itemName(group, lang),
      targets: [],
      rows: [...points].map(([seat, n]) => ({ seat, count: '', points: n })).sort((a, b) => b.points - a.points),
    };
  });
}
