import { type Event, type Guild, ROUNDS, storyOf } from '@guildhall/belfort';
import { type Lang, say, type Text } from '@guildhall/kernel';
import { type News, newsIn } from '../../../table/news/news.ts';

const lastMonth: Text = {
  en: 'The last month begins: it ends with the last scoring',
  de: 'Der letzte Monat beginnt: Er endet mit der letzten Wertung',
  fr: 'Le dernier mois commence\u00a0: il finit par le dernier décompte',
};

interface About {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly view: { readonly guilds: readonly Guild[] };
}

/** What others take from the one at the screen, who knows of the fees for workers that they placed themselves. */
const isTaken = (event: Event, me: number | null): event is Extract<Event, { t: 'gain' | 'take' }> =>
  (event.t === 'gain' || event.t === 'take') &&
  event.from !== null &&
  event.from === me &&
  !event.source.startsWith('place.');

/** What nobody should miss, in the words of the chronicle; and the beginning of the end. */
export function newsOf(events: readonly Event[], { lang, names, me, view }: About): News[] {
  const taken = newsIn(events, storyOf(events, lang, names, view.guilds), (event) =>
    isTaken(event, me) ? { tone: 'bad', seat: event.seat } : null,
  );
  const isEnding = events.some((event) => event.t === 'round' && event.round === ROUNDS);
  return isEnding ? [...taken, { text: say(lastMonth, lang), tone: 'plain', seat: null }] : taken;
}
