import { type Action, type Event, type Guild, type Stage, seen, stageNames, storyOf } from '@guildhall/belfort';
import type { Lang, Text } from '@guildhall/kernel';
import type { Move } from '@guildhall/table';
import { type Chapter, tellChapters } from '../../table/chronicle.ts';

const collection: Text = { en: 'Collection', de: 'Sammeln', fr: 'Récolte' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Stages of the collection make one chapter. */
const COLLECTING: readonly Stage[] = ['forest', 'quarry', 'mine', 'goldMine', 'desk', 'camp', 'treasury'];

/** Where on the table something happened. */
function targetsOf(event: Event, guilds: readonly Guild[]): string[] {
  switch (event.t) {
    case 'marker':
    case 'moved':
      return [`symbol:${event.symbol}`];
    case 'place':
      if (event.at === 'guild') return [`guild:${event.district}`];
      return event.at === 'card' ? [`seat:${event.seat}`] : [`plank:${event.at}`];
    case 'pool':
      return [`pool:${event.card}`];
    case 'gnome':
      return ['gnomes', `seat:${event.seat}`];
    case 'activate': {
      const district = guilds.findIndex((guild) => event.source === `guild.${guild}`);
      return [district < 0 ? `seat:${event.seat}` : `guild:${district}`];
    }
    case 'gain':
    case 'lose':
    case 'pass':
    case 'take':
    case 'discard':
    case 'reveal':
    case 'crest':
    case 'newWorker':
    case 'master':
    case 'draw':
      return [`seat:${event.seat}`];
    default:
      return [];
  }
}

interface Reader {
  readonly lang: Lang;
  readonly names: readonly string[];
  /** The seats through whose eyes the log is read. */
  readonly eyes: readonly number[];
  /** Where the story starts. */
  readonly begun: { readonly round: number; readonly stage: Stage; readonly guilds: readonly Guild[] };
}

/** The story of the game so far. */
export function chaptersOf(moves: readonly Move<Action, Event>[], { lang, names, eyes, begun }: Reader): Chapter[] {
  const { stage, round, guilds } = begun;
  return tellChapters<Event>(
    moves,
    {
      seen: (event) => seen(event, eyes),
      roundOf: (event) => (event.t === 'round' ? event.round : null),
      chapterOf(event) {
        if (event.t === 'turn') return { title: names[event.seat]!, seat: event.seat };
        if (event.t !== 'stage') return null;
        const collecting = COLLECTING.includes(event.stage);
        if (collecting && event.stage !== 'forest') return null;
        return { title: collecting ? collection[lang] : capital(stageNames[event.stage][lang]), seat: null };
      },
      story: (events) => storyOf(events, lang, names, guilds),
      targetsOf: (event) => targetsOf(event, guilds),
    },
    { title: capital(stageNames[stage][lang]), round },
  );
}
