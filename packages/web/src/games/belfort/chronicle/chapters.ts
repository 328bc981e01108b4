import { type Event, type Guild, type Stage, stageNames, storyOf } from '@guildhall/belfort';
import { capital, type Lang, say, type Text } from '@guildhall/kernel';
import { type Chronicler, chronicler } from '../../../table/chronicle.ts';
import type { Lit } from '../anchors.ts';

const collection: Text = { en: 'Collection', de: 'Sammeln', fr: 'Collecte' };

/** Stages of the collection make one chapter. */
const COLLECTING: readonly Stage[] = ['forest', 'quarry', 'mine', 'goldMine', 'desk', 'camp', 'treasury'];

/** Where on the table something happened. */
function targetsOf(event: Event, guilds: readonly Guild[]): Lit[] {
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
  /** Where the story starts. */
  readonly begun: { readonly round: number; readonly stage: Stage; readonly guilds: readonly Guild[] };
}

/** Tells the story of the game so far. */
export function chroniclerFor({ lang, names, begun }: Reader): Chronicler<Event> {
  const { stage, round, guilds } = begun;
  return chronicler<Event>(
    {
      roundOf: (event) => (event.t === 'round' ? event.round : null),
      chapterOf(event) {
        if (event.t === 'turn') return { title: names[event.seat]!, seat: event.seat };
        if (event.t !== 'stage') return null;
        const collecting = COLLECTING.includes(event.stage);
        if (collecting && event.stage !== 'forest') return null;
        return { title: collecting ? say(collection, lang) : capital(say(stageNames[event.stage], lang)), seat: null };
      },
      story: (events) => storyOf(events, lang, names, guilds),
      targetsOf: (event) => targetsOf(event, guilds),
    },
    { title: capital(say(stageNames[stage], lang)), round },
  );
}
