import { COLOURS, colourOf, nextStep, SPACES, type View } from '@guildhall/bruges';
import type { PerKind } from '../../../table/screen/targets.ts';
import { type Bank, bankOf, dieAt, PLACES, STAIR, sideOf, spaceAt, stepAt } from '../drawings/town/layout.ts';
import type { Screen } from '../screen/contract.ts';
import { type Target, type TargetValues, targets } from '../screen/targets.ts';

/** A rectangle on the board, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Questions in which a token is lost rather than built. */
const LOSES_TOKEN = new Set(['fire', 'returnCanal']);

/** The space of a section that an answer is about: the outermost token, or the next free space. */
export function askedSpace({ view, me, decision }: Pick<Screen, 'view' | 'me' | 'decision'>, section: number): number {
  const built = view.players[me ?? 0]!.canals[section] ?? 0;
  const space = decision !== null && LOSES_TOKEN.has(decision.ask) ? built - 1 : built;
  return Math.max(0, Math.min(SPACES - 1, space));
}

/** The canal of a seat on the ring. Onlookers sit behind the first player. */
export const bankFor = (seat: number, { seats }: Pick<View, 'seats'>, me: number | null): Bank =>
  bankOf(sideOf(seat, me ?? 0, seats));

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The face of a card on a pile. */
const cardBox = ({ x, y, scale }: { x: number; y: number; scale: number }): Box => ({
  x,
  y,
  width: 84 * scale,
  height: 120 * scale,
});
/** A whole pile, with the number on its corner. */
const pileBox = ({ x, y, scale }: { x: number; y: number; scale: number }): Box => ({
  x: x - 2,
  y: y - 2,
  width: 100 * scale,
  height: 132 * scale,
});
export const PILE_BOXES: readonly [Box, Box] = [pileBox(PLACES.pile0), pileBox(PLACES.pile1)];
/** Where the names of the piles stand. */
export const PILE_CARDS: readonly [Box, Box] = [cardBox(PLACES.pile0), cardBox(PLACES.pile1)];
export const EXTRA_BOX = cardBox(PLACES.extra);
export const DISCARD_BOX = cardBox(PLACES.discard);

type Where = Pick<Screen, 'view' | 'me' | 'decision'>;
const nowhere = () => null;

const BOXES: PerKind<TargetValues, [screen: Where], Box | null> = {
  pile: (n) => PILE_BOXES[n] ?? null,
  discard: () => DISCARD_BOX,
  die(colour) {
    const { x, y } = dieAt(COLOURS.indexOf(colour));
    return around(x, y + 1, 46, 48);
  },
  section(section, screen) {
    const { view, me } = screen;
    const { x, y } = spaceAt(bankFor(me ?? 0, view, me), section, askedSpace(screen, section));
    return around(x, y, 42, 46);
  },
  step(_, { view, me }) {
    const { x, y } = stepAt(nextStep(view.players[me ?? 0]!));
    return { x: x - STAIR.width / 2, y: y - 32, width: STAIR.width, height: STAIR.base - y + 32 };
  },
  seat(seat, { view, me }) {
    const { course, start } = bankFor(seat, view, me);
    const { x, y } = course.at(start);
    return around(x, y, 64, 62);
  },
  hand: nowhere,
  use: nowhere,
  house: nowhere,
  person: nowhere,
  marker: nowhere,
  worker: nowhere,
  take: nowhere,
  value: nowhere,
  majority: nowhere,
  rival: nowhere,
  statues: () => around(PLACES.statues.x + 30, PLACES.statues.y + 30, 64, 70),
  pay: nowhere,
  end: nowhere,
};

/** Where a target lies on the ring; null: not in the town. */
export const boxOf = (target: Target, screen: Where): Box | null => targets.call(BOXES, target, screen);

/** The card chosen from the hand, if its use is not yet. */
export function chosenCard(picked: readonly Target[]): number | null {
  return picked.length === 1 ? targets.valueIn(picked[0], 'hand') : null;
}

/** The place in the town that a use of the chosen card is about. */
export function placeOfUse(target: Target, { picked, next }: Pick<Screen, 'picked' | 'next'>): Target | null {
  const card = chosenCard(picked);
  if (card === null) return null;
  if (target === 'use:guilders') return `die:${colourOf(card)}`;
  if (target !== 'use:canal') return null;
  return next.has('section:0') ? 'section:0' : next.has('section:1') ? 'section:1' : null;
}

/** Whether what is pointed at is told in a sheet of its own, because no bubble in the town and no card tells it. */
export function saysMore(
  screen: Pick<Screen, 'view' | 'me' | 'decision' | 'hint' | 'pending' | 'picked' | 'next'>,
): boolean {
  const { hint, pending, picked } = screen;
  if (hint === null) return false;
  if (pending !== null) return true;
  if (picked.includes(hint.target) || targets.isA(hint.target, 'use')) return false;
  const inTown = !targets.isA(hint.target, 'discard') && boxOf(hint.target, screen) !== null;
  // a card in hand says by itself what it is; only what stands against it is news
  return !inTown && (hint.why !== null || !targets.isA(hint.target, 'hand'));
}
