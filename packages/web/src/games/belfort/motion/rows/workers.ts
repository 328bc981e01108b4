import { type Area, type Event, type Source, WORKERS, type Worker } from '@guildhall/belfort';
import type { Place } from '../../../../table/motion/flight.ts';
import { HEAP } from '../../../../table/motion/plan.ts';
import type { BelfortPlan, Chapter, MoveFacts, Piece } from '../moveFacts.ts';
import * as at from '../places.ts';

type Placed = Extract<Event, { t: 'place' }>;
/** One worker by name, or all who stand in an area. */
type Home = Extract<Event, { t: 'home' }>;
type One = Extract<Home, { worker: Worker }>;

const token = (worker: Worker, builder: number): Piece => ({ t: 'worker', worker, builder });

function placedAt(event: Placed, me: number | null): Place {
  if (event.at === 'guild') return at.guildPlank(event.district);
  if (event.at === 'card') return at.built(event.seat, event.card, me, 'standing');
  return at.plank(event.at, event.plank - 1);
}

function stoodAt({ seat, from, at: where }: One, me: number | null): Place {
  if (from === 'guild') return at.guildPlank(where);
  if (from === 'card') return at.built(seat, where, me, 'standing');
  return at.plank(from, where);
}

const isOne = (event: Home): event is One => 'worker' in event;

/** Who stood in an area before the move or was sent there in it. */
function crewAt(seat: number, area: Area, { before, sent }: MoveFacts): Worker[] {
  const stood = before.players[seat]![area];
  const came = sent.get(`${seat} ${area}`);
  return WORKERS.flatMap((worker) => new Array<Worker>(stood[worker] + (came?.[worker] ?? 0)).fill(worker));
}

/** Comes from where its source is. */
function arrive(worker: Worker, seat: number, source: Source, plan: BelfortPlan, move: MoveFacts): void {
  plan.travel(token(worker, seat), at.source(source, seat, move.sightBefore) ?? [], at.home(seat, worker, move.me));
}

export const workers: Chapter<'place' | 'send' | 'home' | 'newWorker' | 'master' | 'crest' | 'neutralDwarf'> = {
  place(event, plan, { me }) {
    const { seat, worker } = event;
    plan.travel(token(worker, seat), at.home(seat, worker, me), placedAt(event, me), { becomes: true });
  },
  send({ seat, worker, area, n }, plan, { me, sent }) {
    const crew = sent.get(`${seat} ${area}`) ?? { elf: 0, dwarf: 0, masterElf: 0, masterDwarf: 0 };
    sent.set(`${seat} ${area}`, { ...crew, [worker]: crew[worker] + n });
    plan.heap(n, token(worker, seat), at.home(seat, worker, me), at.area(area, seat));
  },
  home(event, plan, move) {
    const { seat } = event;
    if (isOne(event)) {
      plan.travel(token(event.worker, seat), stoodAt(event, move.me), at.home(seat, event.worker, move.me));
      return;
    }
    const crew = crewAt(seat, event.from, move).slice(0, HEAP);
    for (const [nth, worker] of crew.entries()) {
      plan.travel(token(worker, seat), at.area(event.from, seat), at.home(seat, worker, move.me), { nth });
    }
  },
  newWorker({ seat, worker, source }, plan, move) {
    arrive(worker, seat, source, plan, move);
  },
  master({ seat, worker, source }, plan, move) {
    arrive(worker === 'elf' ? 'masterElf' : 'masterDwarf', seat, source, plan, move);
  },
  crest({ seat, of }, plan, { before, after }) {
    if (of === null) return;
    const crestOf = (each: number): Piece => ({ t: 'crest', n: before.players[each]!.crest });
    for (const each of after.players.keys()) plan.slide(at.panel(each));
    plan.join(crestOf(of), at.crest(of), at.crest(seat), { becomes: true });
    plan.travel(crestOf(seat), at.crest(seat), at.crest(of), { becomes: true });
  },
  neutralDwarf({ neutral, district }, plan) {
    plan.travel(token('dwarf', neutral), at.panel(neutral), at.neutralDwarf(neutral, district), { becomes: true });
  },
};
