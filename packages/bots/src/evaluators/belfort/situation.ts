import {
  districtOf,
  freeLocks,
  hasTurnAhead,
  isOpen,
  type Player,
  type Property,
  properties,
  ROUNDS,
  type Sheet,
  type SiteKind,
  type State,
  secondSymbols,
  sheetOf,
  TARGETS_OF,
  type TurnFrame,
  targetsOf,
  turnOf,
} from '@guildhall/belfort';
import { wholeTaste } from '../../taste.ts';
import { type City, cityOf, clockOf, gnomeOutlook, type Outlook, workerOutlook } from './majorities.ts';
import { FIRST_PRICES, MASTER, PLANK, type Prices, WAITING } from './prices.ts';

/** What a position consists of, for a player who likes one part more than another or overlooks it. */
export const BELFORT_PARTS = [
  'score',
  'districts',
  'workers',
  'gnomes',
  'goods',
  'gold',
  'tax',
  'cards',
  'guilds',
  'order',
  'rivals',
] as const;
export type BelfortPart = (typeof BELFORT_PARTS)[number];
export type BelfortTaste = Readonly<Record<BelfortPart, number>>;
export const PLAIN: BelfortTaste = wholeTaste(BELFORT_PARTS, {});

/** A position as one seat sees its chances: what is worked out once and needed in many places. */
export interface Situation {
  readonly taste: BelfortTaste;
  readonly prices: Prices;
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly sheet: Sheet;
  /** Rounds after this one. */
  readonly roundsLeft: number;
  /** What a building of this round, and of the next, is worth beside one of the first season. */
  readonly season: number;
  readonly nextSeason: number;
  /** The own action turn, while it is on. */
  readonly turn: TurnFrame | null;
  /** Whether the own action turn of this round is on or to come. */
  readonly turnAhead: boolean;
  readonly city: City;
  readonly districts: readonly Outlook[];
  readonly elves: Outlook;
  readonly dwarves: Outlook;
  readonly gnomes: Outlook;
}

/** By round: a building sees the scorings of this round and later. */
const scoringsFrom = (round: number): number => (round <= 3 ? 3 : round <= 5 ? 2 : round <= ROUNDS ? 1 : 0);

export function situationOf(
  state: State,
  seat: number,
  turnOver: boolean,
  taste = PLAIN,
  prices = FIRST_PRICES,
): Situation {
  const player = state.players[seat]!;
  const clock = clockOf(state, seat);
  const city = cityOf(state, seat, clock);
  const current = turnOf(state);
  const turn = !turnOver && current?.seat === seat ? current : null;
  const round = Math.max(1, state.round);
  return {
    taste,
    prices,
    state,
    seat,
    player,
    sheet: sheetOf(state.options),
    roundsLeft: ROUNDS - round,
    season: prices.season[scoringsFrom(round)]!,
    nextSeason: prices.season[scoringsFrom(round + 1)]!,
    turn,
    turnAhead: turn !== null || hasTurnAhead(state, seat),
    city,
    districts: city.districts,
    elves: workerOutlook(state, seat, clock, 'elf'),
    dwarves: workerOutlook(state, seat, clock, 'dwarf'),
    gnomes: gnomeOutlook(state, seat, clock),
  };
}

/** The best that a marker on a site of this kind can bring; 0 if there is no open site. */
export function bestSite({ state, city }: Situation, kind: SiteKind): number {
  const { districts, sites } = city;
  const known = sites.get(kind);
  if (known !== undefined) return known;
  let best = 0;
  for (const symbol of targetsOf(state, kind)) {
    if (!isOpen(state, symbol, kind)) continue;
    const { now, one, two } = districts[districtOf(symbol)]!;
    best = Math.max(best, (kind === 'keep' ? two : one) - now);
  }
  sites.set(kind, best);
  return best;
}

/** What a gnome on this card would unlock. */
export function unlocked(situation: Situation, property: Property): number {
  const { state, seat, roundsLeft, districts, prices } = situation;
  if (property === 'pub' || property === 'gardens') return MASTER * situation.nextSeason * roundsLeft;
  if (property !== 'gatehouse') return (prices.unlocked[property] ?? 0) * situation.nextSeason * roundsLeft;
  let best = 0;
  for (const symbol of secondSymbols(state, seat)) {
    const { now, one } = districts[districtOf(symbol)]!;
    best = Math.max(best, one - now);
  }
  return best;
}

/** The best use of one more gnome; 0 without a free lock. */
export function gnomeWorth(situation: Situation): number {
  const { state, player, gnomes, prices } = situation;
  if (state.gnomes === 0) return 0;
  let best = -1;
  for (const card of player.built) {
    if (freeLocks(card) === 0) continue;
    // the share that the lock itself was worth already is not gained again
    best = Math.max(best, (1 - prices.lock) * unlocked(situation, card.property));
  }
  if (best < 0) return 0;
  return best + gnomes.one - gnomes.now;
}

/** One more elf or dwarf, whichever is better. */
export function workerWorth({ player, elves, dwarves, roundsLeft, nextSeason, prices }: Situation): number {
  const elf = player.elfSupply > 0 ? elves.one - elves.now : 0;
  const dwarf = player.dwarfSupply > 0 ? dwarves.one - dwarves.now : 0;
  return Math.max(elf, dwarf) + prices.worker * nextSeason * roundsLeft;
}

/** What a card brings while it lies open, beyond its marker; `idle`: its gnome acts once and has not done so yet. */
export function cardWorth(situation: Situation, property: Property, gnomes: number, idle = false): number {
  const { roundsLeft, nextSeason, state, prices } = situation;
  const { income, locks, plank } = properties[property];
  let worth = income * prices.goods.gold;
  if (plank !== null && !plank.locked) worth += PLANK[property] ?? 0;
  worth *= nextSeason * roundsLeft;
  // what a gnome did when it arrived shows elsewhere: as a master or as a marker
  worth += gnomes * (prices.unlocked[property] ?? 0) * nextSeason * roundsLeft;
  const waiting = state.gnomes > 0 && roundsLeft > 0 ? locks - gnomes : 0;
  if (waiting > 0) worth += waiting * prices.lock * unlocked(situation, property);
  if (idle) worth += WAITING * unlocked(situation, property);
  return worth;
}

/** Owned guilds, and how early one's turn is. */
export function rightsWorth({ state, seat, player, roundsLeft, nextSeason, taste, prices }: Situation): number {
  let rent = 0;
  for (const symbol of TARGETS_OF.guild) if (state.markers[symbol] === seat) rent++;
  const camp = state.camp.findIndex((placed) => placed.seat === seat);
  const crest = camp >= 0 && state.stage === 'placement' ? Math.min(player.crest, camp + 1) : player.crest;
  const earliness = prices.crest * (state.seats - crest) * (roundsLeft > 0 ? 1 : 0.25);
  return taste.guilds * rent * prices.guild * nextSeason * roundsLeft + taste.order * earliness;
}
