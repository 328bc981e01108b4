/** Where in the round the game stands. */
export const STAGES = ['draw', 'dice', 'actions', 'majorities', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export type RoundFrame =
  | { t: 'start' }
  /** Runs the phases, again and again. */
  | { t: 'round' }
  /** Phase 1: who fills the hand next, counted from the start player. */
  | { t: 'refill'; next: number }
  | { t: 'draw'; seat: number; left: number; person: number }
  | { t: 'pile'; seat: number; person: number }
  | { t: 'oneMore'; seat: number; size: number }
  | { t: 'pileOrNone'; seat: number; person: number }
  | { t: 'look'; seat: number }
  /** Phase 2: who takes markers next. */
  | { t: 'hazard'; next: number }
  | { t: 'advances'; next: number }
  | { t: 'advance'; seat: number; cost: number }
  /** Phase 3: turns taken so far. */
  | { t: 'turns'; next: number }
  | { t: 'turn'; seat: number; played: boolean }
  /** Between two decisions of a turn: ends it when there is nothing left to decide. */
  | { t: 'goOn'; seat: number };
