import { type Event, type Stage, stageNames, storyOf } from '@guildhall/bruges';
import { capital, type Lang, say } from '@guildhall/kernel';
import { type Chronicler, chronicler } from '../../../table/chronicle.ts';
import type { Lit } from '../anchors.ts';

/** Where on the table something happened. */
function targetsOf(event: Event): Lit[] {
  switch (event.t) {
    case 'draw':
      return [`pile:${event.pile}`, `seat:${event.seat}`];
    case 'extraPile':
    case 'cut':
      return [`pile:${event.pile}`];
    case 'canal':
    case 'canalLost':
      return [`canal:${event.seat}:${event.section}:${event.space - 1}`, `seat:${event.seat}`];
    case 'die':
      return [`die:${event.die}`];
    case 'person':
    case 'activate':
    case 'effect':
      return [`person:${event.person}`, `seat:${event.seat}`];
    case 'recover':
      return [`discard:${event.card}`, `seat:${event.seat}`];
    default:
      return 'seat' in event ? [`seat:${event.seat}`] : [];
  }
}

interface Reader {
  readonly lang: Lang;
  readonly names: readonly string[];
  /** Where the story starts, if not at the very beginning. */
  readonly begun?: { readonly round: number; readonly stage: Stage };
}

/** Tells the story of the game so far. */
export function chroniclerFor({ lang, names, begun }: Reader): Chronicler<Event> {
  const { stage, round } = begun ?? { stage: 'draw', round: 1 };
  return chronicler<Event>(
    {
      roundOf: (event) => (event.t === 'round' ? event.round : null),
      chapterOf(event) {
        if (event.t === 'turn') return { title: names[event.seat]!, seat: event.seat };
        return event.t === 'stage' ? { title: capital(say(stageNames[event.stage], lang)), seat: null } : null;
      },
      story: (events) => storyOf(events, lang, names),
      targetsOf,
    },
    { title: capital(say(stageNames[stage], lang)), round },
  );
}
