import {
  type Action,
  describe,
  type Event,
  type Good,
  type Guild,
  goodsOf,
  type Source,
  type Stage,
  seen,
  sourceNames,
  stageNames,
} from '@guildhall/belfort';
import { type Lang, say, type Text } from '@guildhall/kernel';
import type { Move } from '@guildhall/table';
import type { Chapter, Line } from '../../table/chronicle.ts';

const pays: Text = {
  en: '{name} pays {goods} ({source}).',
  de: '{name} zahlt {goods} ({source}).',
  fr: '{name} paie {goods} ({source}).',
};
const collection: Text = { en: 'Collection', de: 'Sammeln', fr: 'Récolte' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Stages of the collection make one chapter. */
const COLLECTING: readonly Stage[] = ['forest', 'quarry', 'mine', 'goldMine', 'desk', 'camp', 'treasury'];

/** Where on the table something happened. */
function targetsOf(event: Event): string[] {
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
    case 'gain':
    case 'lose':
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
  readonly guilds: readonly Guild[];
  /** The seats through whose eyes the log is read. */
  readonly eyes: readonly number[];
  /** Where the story starts, if not with the setup. */
  readonly begun?: { readonly round: number; readonly stage: Stage };
}

/** Several goods paid for one thing make one sentence. */
function payments(events: readonly Event[], from: number): { goods: Partial<Record<Good, number>>; n: number } {
  const first = events[from]!;
  const goods: Partial<Record<Good, number>> = {};
  let n = 0;
  if (first.t !== 'lose' || first.to !== null) return { goods, n };
  for (const event of events.slice(from)) {
    if (event.t !== 'lose' || event.seat !== first.seat || event.source !== first.source || event.what === 'points')
      break;
    goods[event.what] = event.n;
    n++;
  }
  return { goods, n };
}

function sentence(event: Event, { lang, names, guilds, eyes }: Reader): string | null {
  return describe(seen(event, eyes), lang, names, guilds);
}

/** The story of the game so far. */
export function chaptersOf(moves: readonly Move<Action, Event>[], reader: Reader): Chapter[] {
  const chapters: { key: string; title: string; round: number; seat: number | null; lines: Line[] }[] = [];
  const { begun = { round: 0, stage: 'setup' } } = reader;
  let round = begun.round;
  const open = (title: string, seat: number | null) => {
    chapters.push({ key: String(chapters.length), title, round, seat, lines: [] });
  };
  open(capital(stageNames[begun.stage][reader.lang]), null);
  moves.forEach(({ events }, index) => {
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      if (event.t === 'round') round = event.round;
      if (event.t === 'stage') {
        const collecting = COLLECTING.includes(event.stage);
        if (!collecting || event.stage === 'forest') {
          open(collecting ? collection[reader.lang] : capital(stageNames[event.stage][reader.lang]), null);
        }
        if (event.stage !== 'scoring') continue;
      }
      if (event.t === 'turn') {
        open(reader.names[event.seat]!, event.seat);
        continue;
      }
      const paid = payments(events, i);
      if (paid.n > 1) {
        const { seat, source } = event as { seat: number; source: Source };
        const words = {
          name: reader.names[seat]!,
          goods: goodsOf(paid.goods, reader.lang),
          source: sourceNames[source][reader.lang],
        };
        chapters
          .at(-1)!
          .lines.push({ text: say(pays, reader.lang, words), move: index + 1, targets: [`seat:${seat}`] });
        i += paid.n - 1;
        continue;
      }
      const text = sentence(event, reader);
      for (const each of text?.split('\n') ?? []) {
        chapters.at(-1)!.lines.push({ text: each, move: index + 1, targets: targetsOf(event) });
      }
    }
  });
  return chapters.filter(({ lines }) => lines.length > 0);
}
