import { AREAS, type Area, type Crew, crewSize, type Event, type View, type Worker, yieldOf } from '@guildhall/belfort';

/** What one player has in a resource area. */
export interface Share {
  readonly seat: number;
  readonly crew: Crew;
  /** With the bonus. */
  readonly yields: number;
  /** One more, because nobody else has as many workers there. */
  readonly bonus: boolean;
}

/** What happened at the collection board in this round. */
export interface Collected {
  readonly shares: Readonly<Record<Area, readonly Share[]>>;
  readonly desk: readonly Standing[];
  readonly camp: readonly Standing[];
  /** Gold that came and went at the treasury, by seat. */
  readonly income: ReadonlyMap<number, number>;
  readonly tax: ReadonlyMap<number, number>;
}
export interface Standing {
  readonly seat: number;
  readonly worker: Worker;
}

const noCrew = (): Crew => ({ elf: 0, dwarf: 0, masterElf: 0, masterDwarf: 0 });
const NOTHING: Collected = {
  shares: { forest: [], quarry: [], mine: [], goldMine: [] },
  desk: [],
  camp: [],
  income: new Map(),
  tax: new Map(),
};

/** What the workers that stand in an area would bring, in crest order. */
export function sharesNow(view: View, area: Area): Share[] {
  const sizes = view.players.map((player) => crewSize(player[area]));
  const most = Math.max(...sizes);
  const alone = sizes.filter((size) => size === most).length === 1;
  return view.players
    .flatMap((player, seat): Share[] => {
      if (sizes[seat] === 0) return [];
      const bonus = alone && sizes[seat] === most;
      return [{ seat, crew: player[area], yields: yieldOf(area, player[area]) + (bonus ? 1 : 0), bonus }];
    })
    .sort((a, b) => view.players[a.seat]!.crest - view.players[b.seat]!.crest);
}

/** Reads the events of one round: who was sent where, and what came of it. */
export function collectedFrom(events: readonly Event[] | undefined): Collected {
  if (events === undefined || events.length === 0) return NOTHING;
  const shares: Record<Area, Map<number, { crew: Crew; yields: number; bonus: boolean }>> = {
    forest: new Map(),
    quarry: new Map(),
    mine: new Map(),
    goldMine: new Map(),
  };
  const of = (area: Area, seat: number) => {
    const share = shares[area].get(seat) ?? { crew: noCrew(), yields: 0, bonus: false };
    shares[area].set(seat, share);
    return share;
  };
  const desk: Standing[] = [];
  const camp: Standing[] = [];
  const income = new Map<number, number>();
  const tax = new Map<number, number>();
  for (const event of events) {
    if (event.t === 'send') of(event.area, event.seat).crew[event.worker] += event.n;
    else if (event.t === 'place' && event.at === 'desk') desk.push({ seat: event.seat, worker: event.worker });
    else if (event.t === 'place' && event.at === 'camp') camp.push({ seat: event.seat, worker: event.worker });
    else if (event.t === 'gain' && event.source === 'income') income.set(event.seat, event.n);
    else if (event.t === 'lose' && event.source === 'tax' && event.what === 'gold') tax.set(event.seat, event.n);
    else if (event.t === 'gain') {
      const [name, bonus] = event.source.split('.') as [string, string?];
      const area = AREAS.find((each) => each === name);
      if (area === undefined) continue;
      const share = of(area, event.seat);
      share.yields += event.n;
      if (bonus === 'bonus') share.bonus = true;
    }
  }
  const list = (area: Area): Share[] => [...shares[area]].map(([seat, share]) => ({ seat, ...share }));
  return {
    shares: { forest: list('forest'), quarry: list('quarry'), mine: list('mine'), goldMine: list('goldMine') },
    desk,
    camp,
    income,
    tax,
  };
}
