import {
  type Majority,
  MEASURE,
  NOBODY,
  PERSONS,
  type Perks,
  type Player,
  type Sheet,
  type State,
  sheetOf,
  turnOf,
  turnsLeft,
} from '@guildhall/bruges';
import { wholeTaste } from '../../taste.ts';
import { worthOf } from './abilities.ts';
import { inPlaces, PLACE_OF_WORKER } from './colours.ts';
import { FIRST_PRICES, type Prices } from './prices.ts';

/** What a position consists of, for a player who likes one part more than another or overlooks it. */
export const BRUGES_PARTS = [
  'points',
  'persons',
  'majorities',
  'canals',
  'reputation',
  'guilders',
  'workers',
  'houses',
  'threats',
  'cards',
  'rivals',
] as const;
export type BrugesPart = (typeof BRUGES_PARTS)[number];
export type BrugesTaste = Readonly<Record<BrugesPart, number>>;
export const PLAIN: BrugesTaste = wholeTaste(BRUGES_PARTS, {});

/** A position as one seat sees its chances: what is worked out once and needed in many places. */
export interface Situation {
  readonly taste: BrugesTaste;
  readonly prices: Prices;
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly sheet: Sheet;
  /** Rounds of which no turn has been taken, an estimate while nobody knows. */
  readonly rounds: number;
  /** Own cards still to be played in this round; 0 before the dice are rolled. */
  readonly turns: number;
  /** Whether persons can still be used this round. */
  readonly active: boolean;
  /** What goods for later rounds are worth: from 1 down to 0 in the last round. */
  readonly season: number;
  readonly perks: Perks;
  /** By place of the colour: own workers, how many of them the own persons would take, and own threat markers. */
  readonly workers: readonly number[];
  readonly demand: readonly number[];
  readonly threats: readonly number[];
  /** Own houses without a person. */
  readonly empty: number;
  /** The best of the others, by majority. */
  readonly rivals: Readonly<Record<Majority, number>>;
}

/** Cards that players draw in a round. */
const DRAWN = 4;

/** Rounds to come until the game ends, without the one that is on if its dice are rolled. */
function roundsToCome(state: State, rolled: boolean): number {
  const { lastRound, round, piles, seats } = state;
  if (lastRound > 0) return lastRound - round + (rolled ? 0 : 1);
  const least = Math.min(piles[0].length, piles[1].length);
  const most = Math.max(piles[0].length, piles[1].length);
  // both piles are drawn from alike, so the smaller one runs out first, and a bit before the other if they are equal
  const draws = 2 * least - Math.max(0, Math.sqrt(least) - (most - least));
  return Math.max(1, draws / (DRAWN * seats) + 0.5);
}

function perksOf({ houses }: Player): Perks {
  const perks: Perks = {
    workers: 0,
    anyWorkers: false,
    guilders: 0,
    anyDie: false,
    guildersWorkers: 0,
    threats: 0,
    canalDiscount: 0,
    anyCanal: false,
    canalPoints: 0,
    canalGuilders: 0,
    houseGuilders: 0,
    recruitPoints: 0,
    recruitGuilders: 0,
    stepPoints: 0,
    ties: false,
  };
  for (const { person } of houses) if (person !== NOBODY) worthOf(person).perk?.(perks, PERSONS[person]!.effect);
  return perks;
}

/** How many workers of each colour the persons of a player would take. */
function demandOf({ houses }: Player, rounds: number): number[] {
  const demand = [0, 0, 0, 0, 0];
  for (const { person } of houses) {
    if (person === NOBODY) continue;
    const place = PLACE_OF_WORKER[person]!;
    if (place >= 0) demand[place]! += Math.min(3, rounds);
  }
  return demand;
}

/** The most that anybody else has. */
function bestOthers(players: readonly Player[], seat: number): Readonly<Record<Majority, number>> {
  const best = { reputation: 0, people: 0, canals: 0 };
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const player = players[other]!;
    best.reputation = Math.max(best.reputation, MEASURE.reputation(player));
    best.people = Math.max(best.people, MEASURE.people(player));
    best.canals = Math.max(best.canals, MEASURE.canals(player));
  }
  return best;
}

export function situationOf(state: State, seat: number, taste = PLAIN, prices: Prices = FIRST_PRICES): Situation {
  const { stage, players } = state;
  const player = players[seat]!;
  const rolled = stage === 'dice' || stage === 'actions';
  const turns = turnsLeft(state, seat);
  const rounds = roundsToCome(state, rolled);
  return {
    taste,
    prices,
    state,
    seat,
    player,
    sheet: sheetOf(state.options),
    rounds,
    turns,
    active: turns > 0 || turnOf(state) === seat,
    season: rounds >= 2 ? 1 : rounds >= 1 ? 0.7 + 0.3 * (rounds - 1) : 0.7 * rounds,
    perks: perksOf(player),
    workers: inPlaces(player.workers),
    demand: demandOf(player, rounds),
    threats: inPlaces(player.threats),
    empty: player.houses.length - MEASURE.people(player),
    rivals: bestOthers(players, seat),
  };
}
