import type { Use } from './actions.ts';
import type { ByColour, Colour } from './colours.ts';
import type { Kind } from './persons/index.ts';
import type { Stage } from './round/frames.ts';
import type { Majority } from './state.ts';

/** Why something came or went: a part of the round, a use of a card, a threat, or a person (`person.coachman`). */
export type Source = 'dice' | 'advance' | 'refill' | Use | `threat.${Colour}` | `person.${string}`;

/** What points are counted for at the end. */
export type FinalItem = 'persons' | 'houses' | 'majorities' | 'canals' | 'statues' | 'reputation' | `laurel.${string}`;

/** Facts, in the order they happen. `seat` acts or is concerned. Cards are numbers; null: not for these eyes. */
export type Event =
  | { t: 'round'; round: number; start: number; last: boolean }
  | { t: 'stage'; stage: Stage }
  // cards
  | { t: 'draw'; seat: number; pile: number; colour: Colour; source: Source }
  | { t: 'look'; seat: number; cards: (number | null)[] }
  | { t: 'extraPile'; pile: number; lastRound: number }
  | { t: 'cut'; pile: number; cards: number }
  | { t: 'shuffle'; cards: number }
  | { t: 'discard'; seat: number; card: number; source: Source }
  | { t: 'recover'; seat: number; card: number; source: Source }
  // dice and threats
  | { t: 'roll'; dice: ByColour; start: number }
  | { t: 'die'; seat: number; die: Colour; value: number; rolled: boolean; source: Source }
  | { t: 'threat'; seat: number; colour: Colour; source: Source; from: number | null }
  /** `vain`: there was nothing to lose. */
  | { t: 'strike'; seat: number; colour: Colour; spared: boolean; vain?: true }
  | { t: 'marker'; seat: number; colour: Colour; source: Source }
  // turns
  | { t: 'turn'; seat: number; turn: number }
  | { t: 'play'; seat: number; card: number | null; colour: Colour; as: Use; extra: boolean }
  | { t: 'activate'; seat: number; person: number }
  | { t: 'endTurn'; seat: number; played: boolean }
  /** Something that was offered is not taken, or nothing of it. */
  | { t: 'declined'; seat: number; source: Source }
  // what players have
  | { t: 'gain'; seat: number; what: 'points' | 'guilders'; n: number; source: Source; from: number | null }
  | { t: 'lose'; seat: number; what: 'points' | 'guilders'; n: number; source: Source; to: number | null }
  | { t: 'workers'; seat: number; colour: Colour; n: number; source: Source; from: number | null }
  | { t: 'workersLost'; seat: number; colour: Colour; n: number; source: Source; to: number | null }
  | { t: 'house'; seat: number; house: number; card: number | null; colour: Colour; source: Source }
  | { t: 'houseLost'; seat: number; house: number; card: number; source: Source }
  | { t: 'person'; seat: number; person: number; house: number; source: Source }
  | { t: 'leave'; seat: number; person: number; house: number; to: 'hand' | 'discard'; source: Source }
  | { t: 'canal'; seat: number; section: number; space: number; source: Source }
  | { t: 'canalLost'; seat: number; section: number; space: number; source: Source }
  | { t: 'statue'; seat: number; section: number; points: number }
  | { t: 'step'; seat: number; to: number; steps: number; source: Source }
  /** What everybody has, by seat, before a marker is turned for it. */
  | { t: 'compared'; majority: Majority; counts: number[] }
  | { t: 'majority'; seat: number; majority: Majority; source: Source | 'check' }
  /** An ability did something. */
  | { t: 'effect'; seat: number; source: `ability.${Kind}`; person: number }
  // the end
  | { t: 'final'; seat: number; item: FinalItem; points: number }
  | { t: 'end'; winners: number[] };

/** Backs are public, faces are not: a drawn card is seen by its owner when looking, a house by nobody else. */
export function seen(event: Event, eyes: readonly number[]): Event {
  switch (event.t) {
    case 'look':
      return eyes.includes(event.seat) ? event : { ...event, cards: event.cards.map(() => null) };
    case 'house':
      return eyes.includes(event.seat) ? event : { ...event, card: null };
    case 'play':
      return event.as !== 'house' || eyes.includes(event.seat) ? event : { ...event, card: null };
    default:
      return event;
  }
}
