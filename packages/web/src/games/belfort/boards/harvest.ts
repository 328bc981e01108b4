import { AREAS, type Area, type Event, NO_CREW, type PlacedWorker, type Share, type Tally } from '@guildhall/belfort';

/** What happened at the collection board in this round. */
export interface Collected {
  readonly shares: Readonly<Record<Area, readonly Share[]>>;
  readonly desk: readonly PlacedWorker[];
  readonly camp: readonly PlacedWorker[];
  /** Gold that came and went at the treasury, by seat. */
  readonly income: ReadonlyMap<number, number>;
  readonly tax: ReadonlyMap<number, number>;
}

const NOTHING: Collected = {
  shares: { forest: [], quarry: [], mine: [], goldMine: [] },
  desk: [],
  camp: [],
  income: new Map(),
  tax: new Map(),
};

/** Reads the events of one round: who was sent where, and what came of it. */
export function collectedFrom(events: readonly Event[] | undefined): Collected {
  if (events === undefined || events.length === 0) return NOTHING;
  const shares: Record<Area, Map<number, { crew: Tally; yields: number; bonus: 0 | 1 }>> = {
    forest: new Map(),
    quarry: new Map(),
    mine: new Map(),
    goldMine: new Map(),
  };
  const of = (area: Area, seat: number) => {
    const share = shares[area].get(seat) ?? { crew: { ...NO_CREW }, yields: 0, bonus: 0 };
    shares[area].set(seat, share);
    return share;
  };
  const desk: PlacedWorker[] = [];
  const camp: PlacedWorker[] = [];
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
      if (bonus === 'bonus') share.bonus = 1;
      else share.yields += event.n;
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
