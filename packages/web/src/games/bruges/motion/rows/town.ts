import { spaceColour } from '@guildhall/bruges';
import { type Chapter, faceOf, type MoveFacts, type Piece } from '../moveFacts.ts';
import * as at from '../places.ts';

type Town =
  | 'round'
  | 'house'
  | 'houseLost'
  | 'person'
  | 'leave'
  | 'canal'
  | 'canalLost'
  | 'statue'
  | 'step'
  | 'majority';

const canalToken = (seat: number, section: number, space: number, { after }: MoveFacts): Piece => ({
  t: 'canal',
  seat,
  colour: spaceColour(after, seat, section, space)!,
});

export const town: Chapter<Town> = {
  round({ start }, plan, { before }) {
    if (start !== before.start) plan.travel({ t: 'start' }, at.start, at.start, { becomes: true });
  },
  house({ seat, house, card, colour }, plan, { me }) {
    const known = seat === me ? card : null;
    const piece: Piece = { t: 'card', card: known, colour, ...(known === null ? {} : { turns: 'down' }) };
    plan.travel(piece, at.hand(seat, known, me), at.house(seat, house, me), { becomes: true });
  },
  houseLost({ seat, house, card }, plan, { me }) {
    plan.travel({ ...faceOf(card), turns: 'up' }, at.house(seat, house, me), at.discard);
  },
  person({ seat, person, house }, plan, { me }) {
    plan.travel(faceOf(person), at.hand(seat, person, me), at.doorway(seat, house, me), { becomes: true });
  },
  leave({ seat, person, house, to }, plan, { me }) {
    const end = to === 'hand' ? at.hand(seat, person, me) : at.discard;
    plan.travel(faceOf(person), at.doorway(seat, house, me), end, { becomes: to === 'hand' && seat === me });
  },
  canal({ seat, section, space }, plan, move) {
    plan.drop(canalToken(seat, section, space, move), at.canal(seat, section, space - 1));
  },
  canalLost({ seat, section, space }, plan, move) {
    plan.travel(canalToken(seat, section, space, move), at.canal(seat, section, space - 1), at.guardHouse(seat));
  },
  statue({ seat, points }, plan, { me }) {
    plan.travel({ t: 'statue', points }, at.statueStack, at.statue(seat, points, me), { becomes: true });
  },
  step({ seat }, plan, { stepped }) {
    // all its steps in one flight
    if (stepped.has(seat)) return;
    stepped.add(seat);
    plan.travel({ t: 'pawn', seat }, at.pawn(seat), at.pawn(seat), { becomes: true });
  },
  majority({ seat, majority }, plan, { me }) {
    plan.drop({ t: 'majority', majority }, at.majority(seat, majority, me));
  },
};
