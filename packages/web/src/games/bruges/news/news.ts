import { type Event, storyOf } from '@guildhall/bruges';
import type { Lang } from '@guildhall/kernel';
import { type News, newsIn } from '../../../table/news/news.ts';

/** So many guilders or workers are much, whoever loses them. */
const MUCH = 8;

const lossOf = (event: Event): number => (event.t === 'lose' || event.t === 'workersLost' ? event.n : 0);

interface About {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly me: number | null;
}

/** Blows and gifts of one's own, great losses of others, markers that a person turns, and the beginning of the end. */
function kindOf(event: Event, sentence: readonly Event[], me: number | null): Omit<News, 'text'> | null {
  switch (event.t) {
    case 'strike': {
      const loss = sentence.reduce((sum, each) => sum + lossOf(each), 0);
      if (event.spared) return event.seat === me ? { tone: 'good', seat: event.seat } : null;
      if (event.seat === me) return { tone: 'bad', seat: event.seat };
      return loss >= MUCH ? { tone: 'plain', seat: event.seat } : null;
    }
    case 'gain':
    case 'workers':
      return event.from !== null && event.from === me ? { tone: 'bad', seat: event.seat } : null;
    case 'majority':
      if (event.source === 'check') return null; // told by the scoring
      return { tone: event.seat === me ? 'good' : 'plain', seat: event.seat };
    case 'extraPile':
      return { tone: 'plain', seat: null };
    case 'round':
      return event.last ? { tone: 'plain', seat: null } : null;
    default:
      return null;
  }
}

/** What nobody should miss, in the words of the chronicle. */
export const newsOf = (events: readonly Event[], { lang, names, me }: About): News[] =>
  newsIn(events, storyOf(events, lang, names), (event, sentence) => kindOf(event, sentence, me));
