import type { Crew, Worker } from '@guildhall/belfort';

/** Masters stand in front of their kind. */
export const SHOWN_ORDER: readonly Worker[] = ['masterElf', 'elf', 'masterDwarf', 'dwarf'];

/** A crew worker by worker. */
export const crewList = (crew: Crew): Worker[] =>
  SHOWN_ORDER.flatMap((worker) => new Array<Worker>(crew[worker]).fill(worker));
