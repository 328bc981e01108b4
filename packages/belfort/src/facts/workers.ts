import { WORKERS_OF_A_KIND } from '../numbers.ts';
import { AREAS, type Crew, NO_CREW, type Tally, WORKERS, type Worker, type WorkerKind } from '../state.ts';
import { frameOf, type Known, type KnownPlayer } from './known.ts';

export const crewSize = (crew: Crew): number => crew.elf + crew.dwarf + crew.masterElf + crew.masterDwarf;

/** How many have left the king's camp again: they stay listed there until everybody has. */
export const campDone = (known: Known): number => frameOf(known, 'camp')?.next ?? 0;

/** How many workers of a seat wait on the planks of guilds and own cards; its turn cannot end before they have acted. */
export function waitingWorkers(known: Known, seat: number): number {
  let waiting = 0;
  for (const placed of known.guildPlanks) if (placed?.seat === seat) waiting++;
  for (const { worker } of known.players[seat]!.built) if (worker !== null) waiting++;
  return waiting;
}

/** The workers of a seat that are neither at home nor in the supply, wherever they are. */
export function crewOut(known: Known, seat: number): Tally {
  const player = known.players[seat]!;
  const crew: Tally = { ...NO_CREW };
  const { desk, camp, guildPlanks } = known;
  for (const placed of desk) if (placed.seat === seat) crew[placed.worker]++;
  for (let i = campDone(known); i < camp.length; i++) if (camp[i]!.seat === seat) crew[camp[i]!.worker]++;
  for (const placed of guildPlanks) if (placed?.seat === seat) crew[placed.worker]++;
  for (const { worker } of player.built) if (worker !== null) crew[worker]++;
  for (const area of AREAS) for (const worker of WORKERS) crew[worker] += player[area][worker];
  return crew;
}

/** All workers of a seat that are in play. */
export function crewOf(known: Known, seat: number): Tally {
  const crew = crewOut(known, seat);
  for (const worker of WORKERS) crew[worker] += known.players[seat]!.home[worker];
  return crew;
}

export const workersInPlay = (player: KnownPlayer, kind: WorkerKind): number =>
  WORKERS_OF_A_KIND - player[kind === 'elf' ? 'elfSupply' : 'dwarfSupply'];

export function gnomesOf({ built }: KnownPlayer): number {
  let gnomes = 0;
  for (const card of built) gnomes += card.gnomes;
  return gnomes;
}

/** How many of a seat's workers are masters, wherever they are. */
export function mastersOf(known: Known, seat: number): number {
  const { home, forest, quarry, mine, goldMine, built } = known.players[seat]!;
  let masters = home.masterElf + home.masterDwarf + forest.masterElf + quarry.masterDwarf;
  masters += mine.masterElf + mine.masterDwarf + goldMine.masterElf + goldMine.masterDwarf;
  const isMaster = (worker: Worker | null): boolean => worker === 'masterElf' || worker === 'masterDwarf';
  for (const { worker } of built) if (isMaster(worker)) masters++;
  for (const placed of known.desk) if (placed.seat === seat && isMaster(placed.worker)) masters++;
  for (const placed of known.guildPlanks) if (placed?.seat === seat && isMaster(placed.worker)) masters++;
  const { camp } = known;
  for (let i = campDone(known); i < camp.length; i++) {
    if (camp[i]!.seat === seat && isMaster(camp[i]!.worker)) masters++;
  }
  return masters;
}
