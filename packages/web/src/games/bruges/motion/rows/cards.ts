import { COLOURS, colourOf } from '@guildhall/bruges';
import { HEAP } from '../../../../table/motion/plan.ts';
import { type BrugesPlan, type Chapter, faceOf, type MoveFacts, type Piece } from '../moveFacts.ts';
import * as at from '../places.ts';

/** The back on top of a pile. */
const topOf = (pile: number, { before, after }: MoveFacts): Piece => ({
  t: 'card',
  card: null,
  colour: after.piles[pile]!.top ?? before.piles[pile]!.top ?? COLOURS[0],
});

/** All new cards turn over together, each where it came to lie; the last ones still on their way from the pile. */
function lookAt(cards: readonly (number | null)[], me: number, plan: BrugesPlan, { drawn }: MoveFacts): void {
  const left = drawn[me]!.slice();
  for (const card of cards) {
    if (card === null) continue;
    const i = left.findIndex(({ colour }) => colour === colourOf(card));
    const [back] = left.splice(Math.max(0, i), 1);
    const piece: Piece = { ...faceOf(card), turns: 'up' };
    const to = at.hand(me, card, me);
    if (back === undefined || back.flight === null) plan.join(piece, back?.from ?? [], to, { becomes: true });
    else plan.redirect(back.flight, piece, to);
  }
  plan.nextWave();
}

export const cards: Chapter<'draw' | 'look' | 'extraPile' | 'cut' | 'shuffle' | 'play' | 'discard' | 'recover'> = {
  draw({ seat, pile, colour }, plan, { me, drawn }) {
    const from = at.pile(pile);
    const to = at.fresh(seat, drawn[seat]!.length, me);
    const flight = plan.travel({ t: 'card', card: null, colour }, from, to, { becomes: seat === me });
    drawn[seat]!.push({ colour, from, flight });
  },
  look({ seat, cards }, plan, move) {
    if (seat === move.me) lookAt(cards, seat, plan, move);
    move.drawn[seat] = [];
  },
  extraPile({ pile }, plan, move) {
    plan.heap(HEAP, topOf(pile, move), at.extra, at.pile(pile));
  },
  cut({ pile }, plan, move) {
    plan.heap(HEAP, topOf(pile, move), at.pile(1 - pile), at.pile(pile));
  },
  shuffle(_event, plan, move) {
    for (const pile of [0, 1]) plan.heap(2, topOf(pile, move), at.discard, at.pile(pile));
  },
  play(event, plan, move) {
    const { seat, card, as } = event;
    move.played = event;
    // as a house or a person it flies with that event
    if (card !== null && as !== 'house' && as !== 'person') {
      plan.travel(faceOf(card), at.hand(seat, card, move.me), at.discard);
    }
  },
  discard({ seat, card }, plan, { me }) {
    plan.travel(faceOf(card), at.hand(seat, card, me), at.discard);
  },
  recover({ seat, card }, plan, { me }) {
    plan.travel(faceOf(card), at.inDiscard(card), at.hand(seat, card, me), { becomes: seat === me });
  },
};
