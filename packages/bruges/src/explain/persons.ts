import { tokensOf } from '../canals.ts';
import { COLOURS, sum } from '../colours.ts';
import type { BorrowFrame } from '../persons/borrow-person.ts';
import type { ClaimMajority } from '../persons/claim-majority.ts';
import { DECK } from '../persons/deck.ts';
import type { DiscardThreats } from '../persons/discard-threats.ts';
import type { ExtraCanal } from '../persons/extra-canal.ts';
import type { GainIfDie } from '../persons/gain-if-die.ts';
import type { Kind } from '../persons/kinds.ts';
import type { PayForPoints } from '../persons/pay-for-points.ts';
import type { RepeatFrame } from '../persons/repeat-arrow.ts';
import type { TakeBackFrame } from '../persons/take-back-person.ts';
import { leaders } from '../persons/take-from-leaders.ts';
import { houseOf } from '../play.ts';
import { MEASURE } from '../round/majorities.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import { hasRoom } from '../uses/person.ts';
import type { IntentOf } from './intent.ts';
import { cannotPay, nearest, type Reason } from './reasons.ts';
import { whyNotSection } from './uses.ts';

const personsOf = ({ houses }: Player): number[] => houses.flatMap(({ person }) => (person === NOBODY ? [] : [person]));

export function whyNotActivate(state: State, _: unknown, seat: number, { person }: IntentOf<'activate'>): Reason {
  const player = state.players[seat]!;
  if (person === undefined) {
    return nearest(
      personsOf(player).map((each) => whyNotActivate(state, _, seat, { do: 'activate', person: each })),
      { why: 'nobodyInPlay' },
    );
  }
  const house = player.houses[houseOf(player, person)];
  if (house === undefined) return { why: 'notInPlay', person };
  const { icon, mode, worker } = DECK[person]!;
  if (icon !== 'worker' && mode !== 'activate') return { why: 'notUsable', person, icon };
  if (house.used) return { why: 'usedThisRound', person };
  if (icon === 'worker' && player.workers[worker!] === 0) return { why: 'needsWorker', person, colour: worker! };
  return whyNoEffect(state, seat, person);
}

/** What an effect needs and does not find [G16]. Called for effects that are known to change nothing. */
type Lacks = (state: State, seat: number, effect: never, person: number) => Reason;

const noWorker: Lacks = () => ({ why: 'noWorker', colours: COLOURS });
const emptyHand: Lacks = () => ({ why: 'emptyHand' });
const nothingToDraw: Lacks = () => ({ why: 'nothingToDraw' });
const nothingToCount: Lacks = (_, __, ___, person) => ({ why: 'nothingToCount', person });

type Elsewhere = Extract<Reason, { why: 'nothingElsewhere' }>['what'];
const HAS: { readonly [W in Elsewhere]: (player: Player) => boolean } = {
  guilders: ({ guilders }) => guilders > 0,
  workers: ({ workers }) => sum(workers) > 0,
  tokens: (player) => tokensOf(player) > 0,
  emptyHouses: hasRoom,
};
/** The effect changes nothing, so whoever has something is protected from it. */
const elsewhere =
  (what: Elsewhere): Lacks =>
  ({ players }, seat) =>
    players.some((player, other) => other !== seat && HAS[what](player))
      ? { why: 'allImmune' }
      : { why: 'nothingElsewhere', what };

const LACKS: { readonly [K in Kind]?: Lacks } = {
  'guilders-per': nothingToCount,
  'points-per': nothingToCount,
  'workers-per': nothingToCount,
  'gain-if-die': ({ dice }, _, { die, faces }: GainIfDie) => ({ why: 'dieShows', die, shows: dice[die], faces }),
  'exchange-workers': noWorker,
  'pay-for-points': (state, seat, { pay }: PayForPoints) => cannotPay(state.players[seat]!, pay),
  'return-workers-for': noWorker,
  'discard-card-for': emptyHand,
  'discard-threats': (state, seat, { pay = 0 }: DiscardThreats) => {
    const player = state.players[seat]!;
    return sum(player.threats) === 0 ? { why: 'noMarker', colours: COLOURS } : cannotPay(player, pay);
  },
  advance: () => ({ why: 'lastStep' }),
  draw: nothingToDraw,
  'draw-discard': nothingToDraw,
  redraw: emptyHand,
  'recover-cards': () => ({ why: 'nothingDiscarded' }),
  'extra-card': emptyHand,
  'draw-and-act': nothingToDraw,
  'extra-house': emptyHand,
  'extra-recruit': ({ players }, seat) =>
    players[seat]!.hand.length === 0 ? { why: 'emptyHand' } : { why: 'noEmptyHouse' },
  'extra-canal': (state, seat, { factor }: ExtraCanal) => whyNotSection(state, seat, undefined, factor),
  'claim-majority': (state, seat, { majority, min }: ClaimMajority) => {
    const player = state.players[seat]!;
    if (player.majorities[majority]) return { why: 'majorityTurned', majority };
    const has = MEASURE[majority](player);
    return has < min ? { why: 'majorityTooLow', majority, min, has } : { why: 'majorityBehind', majority };
  },
  'others-return-canal': elsewhere('tokens'),
  'others-give-workers': elsewhere('workers'),
  'others-give-guilders': elsewhere('guilders'),
  'others-lose-house': elsewhere('emptyHouses'),
  'take-from-player': elsewhere('guilders'),
  'take-from-leaders': (state, seat, _, person) =>
    leaders(state, seat).some((leader) => HAS.guilders(state.players[leader]!))
      ? { why: 'allImmune' }
      : { why: 'nothingToChange', person },
  'pass-threat': ({ players }, seat) =>
    sum(players[seat]!.threats) === 0 ? { why: 'noMarker', colours: COLOURS } : { why: 'allImmune' },
};

function whyNoEffect(state: State, seat: number, person: number): Reason {
  const { ability, effect } = DECK[person]!;
  return LACKS[ability.kind]?.(state, seat, effect as never, person) ?? { why: 'nothingToChange', person };
}

/** For questions about one of the own persons: why it is not one of them; null if it is. */
function whyNotOwn({ players }: State, seat: number, person: number): Reason | null {
  return houseOf(players[seat]!, person) < 0 ? { why: 'notInPlay', person } : null;
}

export const whyNotBury = (state: State, _: unknown, seat: number, { person }: IntentOf<'bury'>): Reason | null =>
  whyNotOwn(state, seat, person!);

export const whyNotTakeBack = (
  state: State,
  _: TakeBackFrame,
  seat: number,
  { person }: IntentOf<'takeBack'>,
): Reason => whyNotOwn(state, seat, person!) ?? { why: 'itself', person: person! };

export function whyNotRepeat(
  state: State,
  frame: RepeatFrame,
  seat: number,
  { person }: IntentOf<'repeat'>,
): Reason | null {
  if (person === undefined) return null;
  if (person === frame.person) return { why: 'itself', person };
  const elsewhere = whyNotOwn(state, seat, person);
  if (elsewhere !== null) return elsewhere;
  return DECK[person]!.icon === 'arrow'
    ? whyNoEffect(state, seat, person)
    : { why: 'wrongIcon', person, icon: 'arrow' };
}

export function whyNotBorrow(
  state: State,
  _: BorrowFrame,
  seat: number,
  { person }: IntentOf<'borrow'>,
): Reason | null {
  if (person === undefined) return null;
  const owner = state.players.findIndex((player) => houseOf(player, person) >= 0);
  if (owner < 0) return { why: 'noSuchPerson', person };
  if (owner === seat) return { why: 'ownPerson', person };
  return DECK[person]!.icon === 'worker'
    ? whyNoEffect(state, seat, person)
    : { why: 'wrongIcon', person, icon: 'worker' };
}
