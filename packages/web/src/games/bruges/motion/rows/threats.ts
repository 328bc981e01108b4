import { COLOURS, type Colour, type Event } from '@guildhall/bruges';
import type { Place } from '../../../../table/motion/flight.ts';
import { type BrugesPlan, type Chapter, type MoveFacts, placeOf, playedFrom } from '../moveFacts.ts';
import * as at from '../places.ts';

/** Cards come to the hands, the dice roll, they threaten, threats strike, and that has its consequences. */
const ACT = { roll: 1, threat: 2, strike: 3 } as const;

/** A die that was rolled tumbles, one that was only turned drops. */
function addDie(colour: Colour, value: number, rolled: boolean, plan: BrugesPlan, { dice }: MoveFacts): void {
  // dice that are not in sight roll unseen: no tab stands in for them
  const to = at.die(colour).slice(0, 1);
  if (rolled) plan.tumble({ t: 'die', colour, was: dice[colour], value }, to);
  else plan.drop({ t: 'die', colour, was: value, value }, to);
  dice[colour] = value;
}

function threatFrom({ seat, colour, source, from }: Extract<Event, { t: 'threat' }>, move: MoveFacts): Place | null {
  if (source === 'dice') return at.die(colour);
  return from !== null ? at.threat(from, colour, move.me) : placeOf(source, seat, move);
}

export const threats: Chapter<'roll' | 'die' | 'threat' | 'strike' | 'marker'> = {
  roll({ dice }, plan, move) {
    plan.act = ACT.roll;
    for (const colour of COLOURS) addDie(colour, dice[colour], true, plan, move);
  },
  die({ die, value, rolled }, plan, move) {
    addDie(die, value, rolled, plan, move);
  },
  threat(event, plan, move) {
    const { seat, colour } = event;
    if (plan.act > 0) plan.act = ACT.threat;
    plan.travel({ t: 'threat', colour }, threatFrom(event, move) ?? [], at.threat(seat, colour, move.me));
  },
  strike({ seat, colour, spared }, plan, { me }) {
    const ring = at.threat(seat, colour, me);
    // the first strikes after all threats are dealt out, the next after the consequences of the former
    plan.act = plan.act < ACT.strike ? ACT.strike : plan.act + 1;
    plan.shake(ring);
    plan.float({ t: 'strike', colour, spared }, ring);
    plan.act++;
  },
  marker({ seat, colour, source }, plan, move) {
    const to = playedFrom(seat, move) ?? placeOf(source, seat, move) ?? [];
    plan.travel({ t: 'threat', colour }, at.threat(seat, colour, move.me), to);
  },
};
