import { type Seed, seeded, shuffle } from '@guildhall/kernel';
import { PROPERTIES, type Property } from './board/districts.ts';
import type { SpiesFrame } from './guilds/spies.ts';
import { COPIES } from './numbers.ts';
import { sortHand } from './phases/cards.ts';
import type { StartingHandsFrame } from './phases/setup.ts';
import { cloneState, type Frame, type Player, type State } from './state.ts';

/** A pick that was made but not shown yet. */
export const HIDDEN = 'hidden' as const;

/** Another player as everybody sees them: of the hand only its size and the cards known to be in it. */
export interface PlayerView extends Omit<Player, 'hand'> {
  hand: Property[] | null;
  handSize: number;
}

export type FrameView =
  | Exclude<Frame, StartingHandsFrame | SpiesFrame>
  | { t: 'startingHands'; discards: (Property | typeof HIDDEN)[][] }
  | { t: 'spies'; seat: number; picks: (Property | null | typeof HIDDEN)[] };

/** What some seats know together. */
export interface View extends Omit<State, 'players' | 'deck' | 'random' | 'agenda'> {
  players: PlayerView[];
  deckSize: number;
  agenda: FrameView[];
}

function frameFor(frame: Frame, eyes: readonly number[]): FrameView {
  if (frame.t === 'startingHands') {
    const discards = frame.discards.map((picks, seat) => (eyes.includes(seat) ? picks : picks.map(() => HIDDEN)));
    return { t: frame.t, discards };
  }
  if (frame.t === 'spies') {
    const picks = frame.picks.map((card, seat) => (card === null || eyes.includes(seat) ? card : HIDDEN));
    return { t: frame.t, seat: frame.seat, picks };
  }
  return frame;
}

export function view(state: State, eyes: readonly number[]): View {
  const { players, deck, random: _, agenda, ...open } = cloneState(state);
  return {
    ...open,
    players: players.map(({ hand, ...player }, seat) => ({
      ...player,
      hand: eyes.includes(seat) ? hand : null,
      handSize: hand.length,
    })),
    deckSize: deck.length,
    agenda: agenda.map((frame) => frameFor(frame, eyes)),
  };
}

/** The cards that this view does not place anywhere. */
export function unseenCards(view: View): Property[] {
  const left = Object.fromEntries(PROPERTIES.map((card) => [card, COPIES])) as Record<Property, number>;
  const note = (card: Property) => left[card]--;
  view.discard.forEach(note);
  view.pool.forEach(note);
  for (const player of view.players) {
    for (const { property } of player.built) note(property);
    (player.hand ?? player.shown).forEach(note);
  }
  for (const frame of view.agenda) if (frame.t === 'neutralSite') note(frame.card);
  return PROPERTIES.flatMap((card) => new Array<Property>(left[card]).fill(card));
}

/** A state that fits the view: hidden cards are dealt anew, and the future is another one. */
export function imagine(view: View, seed: Seed): State {
  const random = seeded(seed);
  const unseen = unseenCards(view);
  shuffle(random, unseen);
  const { players, deckSize, agenda, ...open } = view;
  const hands = players.map(({ hand, shown, handSize }) =>
    hand !== null ? hand : sortHand([...shown, ...unseen.splice(0, handSize - shown.length)]),
  );
  const frames = agenda.map((frame): Frame => {
    if (frame.t === 'startingHands') {
      const discards = frame.discards.map((picks, seat) =>
        picks.map((card, i) => (card === HIDDEN ? hands[seat]![i]! : card)),
      );
      return { t: frame.t, discards };
    }
    if (frame.t === 'spies') {
      const picks = frame.picks.map((card, seat) => (card === HIDDEN ? hands[seat]![0]! : card));
      return { t: frame.t, seat: frame.seat, picks };
    }
    return frame;
  });
  return cloneState({
    ...open,
    players: players.map(({ handSize: _, hand: __, ...player }, seat) => ({ ...player, hand: hands[seat]! })),
    deck: unseen,
    random,
    agenda: frames,
  });
}
