import { HEAP } from '../../../../table/motion/plan.ts';
import type { Chapter } from '../moveFacts.ts';
import * as at from '../places.ts';

type Cards = 'startingHands' | 'draw' | 'take' | 'discard' | 'pool' | 'shuffle' | 'reveal' | 'neutralCard';

export const cards: Chapter<Cards> = {
  startingHands({ discards }, plan, { me, sightBefore }) {
    for (const [seat, put] of discards.entries()) {
      for (const card of put) {
        plan.travel({ t: 'card', card: seat === me ? card : null }, at.hand(seat, card, sightBefore), at.discard);
      }
    }
  },
  draw({ seat, cards }, plan, { me, sightAfter }) {
    const own = seat === me;
    for (const [nth, card] of cards.slice(0, HEAP + 2).entries()) {
      const shown = own ? card : null;
      plan.travel({ t: 'card', card: shown }, at.deck, at.hand(seat, shown, sightAfter), { becomes: own, nth });
    }
  },
  take({ seat, card, from }, plan, { me, sightBefore, sightAfter }) {
    const start = from === null ? at.inPool(card) : at.hand(from, card, sightBefore);
    const known = from === null || seat === me || from === me;
    plan.travel({ t: 'card', card: known ? card : null }, start, at.hand(seat, card, sightAfter), {
      becomes: seat === me,
    });
  },
  discard({ seat, card }, plan, { sightBefore }) {
    plan.travel({ t: 'card', card }, at.hand(seat, card, sightBefore), at.discard);
  },
  pool({ card, slot }, plan) {
    plan.travel({ t: 'card', card }, at.deck, at.poolSlot(slot), { becomes: true });
  },
  shuffle({ n }, plan) {
    plan.heap(n, { t: 'card', card: null }, at.discard, at.deck);
  },
  reveal({ seat, card }, plan, { sightBefore }) {
    plan.float({ t: 'card', card }, at.hand(seat, card, sightBefore));
  },
  neutralCard({ neutral, card, from }, plan) {
    plan.travel({ t: 'card', card }, from === 'pool' ? at.inPool(card) : at.deck, at.panel(neutral));
  },
};
