import { sheetOf } from '../options.ts';
import { properties } from '../properties/index.ts';
import type { Sheet } from '../sheet.ts';
import { type Area, type Crew, type Good, NOBODY } from '../state.ts';
import type { Known, KnownPlayer } from './known.ts';
import { crewSize } from './workers.ts';

export const GOOD_OF: Readonly<Record<Area, Good>> = {
  forest: 'wood',
  quarry: 'stone',
  mine: 'metal',
  goldMine: 'gold',
};

/** A master works for two of its kind. */
export function yieldOf(area: Area, crew: Crew): number {
  const elves = crew.elf + 2 * crew.masterElf;
  const dwarves = crew.dwarf + 2 * crew.masterDwarf;
  return area === 'mine' ? Math.min(elves, dwarves) : elves + dwarves;
}

/** The single player with the most workers in an area; a master is one worker here. NOBODY on a tie. */
function leaderOf(players: readonly KnownPlayer[], area: Area): number {
  let best = 0;
  let seat = NOBODY;
  for (let i = 0; i < players.length; i++) {
    const size = crewSize(players[i]![area]);
    if (size > best) {
      best = size;
      seat = i;
    } else if (size === best) {
      seat = NOBODY;
    }
  }
  return seat;
}

/** What one player has in a resource area. */
export interface Share {
  readonly seat: number;
  readonly crew: Crew;
  readonly yields: number;
  /** One more, because nobody else has as many workers there. */
  readonly bonus: 0 | 1;
}

/** What the workers in an area would bring if it were collected now, by seat; whoever has none there is left out. */
export function sharesNow({ players }: Known, area: Area): Share[] {
  const leader = leaderOf(players, area);
  const shares: Share[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const crew = players[seat]![area];
    if (crewSize(crew) === 0) continue;
    shares.push({ seat, crew, yields: yieldOf(area, crew), bonus: seat === leader ? 1 : 0 });
  }
  return shares;
}

/** What this many points cost, by the levels of the sheet. */
export const taxOf = (score: number, { step, most }: Sheet['tax']): number =>
  Math.min(most, Math.max(0, Math.ceil(score / step) - 1));

export function incomeOf({ built }: KnownPlayer): number {
  let coins = 0;
  for (const card of built) coins += properties[card.property].income;
  return coins;
}

export interface Treasury {
  readonly seat: number;
  readonly income: number;
  readonly tax: number;
  /** Points that are lost because gold and income do not cover the tax. */
  readonly fine: number;
}

/** If income and taxes came now, by seat. */
export const treasuryNow = (known: Known): Treasury[] =>
  known.players.map((player, seat) => {
    const income = incomeOf(player);
    const tax = taxOf(player.score, sheetOf(known.options).tax);
    return { seat, income, tax, fine: Math.min(player.score, Math.max(0, tax - player.gold - income)) };
  });
