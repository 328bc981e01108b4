import type { RandomState } from '@guildhall/kernel';
import { cloneRandom } from '@guildhall/kernel';
import type { Property } from './board/districts.ts';
import type { ArchitectsFrame, DiscountFrame } from './guilds/architects.ts';
import type { BanditsFrame } from './guilds/bandits.ts';
import type { Guild } from './guilds/names.ts';
import type { RecruitFrame } from './guilds/recruiters.ts';
import type { SpiesFrame, SpyFrame } from './guilds/spies.ts';
import type { ThievesFrame } from './guilds/thieves.ts';
import type { SettleFrame, WizardsFrame } from './guilds/wizards.ts';
import type { Options } from './options.ts';
import type { ActionsFrame, TurnEndFrame, TurnFrame } from './phases/actions.ts';
import type { DiscardFrame } from './phases/cards.ts';
import type { CampFrame, CrestFrame } from './phases/collection.ts';
import type { GnomeFrame } from './phases/gnomes.ts';
import type { DistributeFrame, PlaceFrame, PlacementFrame } from './phases/placement.ts';
import type { RoundFrame, Stage } from './phases/round.ts';
import type { StartingHandsFrame } from './phases/setup.ts';
import type { ExtendFrame } from './properties/gatehouse.ts';
import type { NeutralCardFrame, NeutralDwarfFrame, NeutralFrame, NeutralSiteFrame } from './variants/two-players.ts';

export const WORKERS = ['elf', 'dwarf', 'masterElf', 'masterDwarf'] as const;
export type Worker = (typeof WORKERS)[number];
export type WorkerKind = 'elf' | 'dwarf';
export const kindOfWorker = (worker: Worker): WorkerKind =>
  worker === 'elf' || worker === 'masterElf' ? 'elf' : 'dwarf';

export const GOODS = ['wood', 'stone', 'metal', 'gold'] as const;
export type Good = (typeof GOODS)[number];

export const AREAS = ['forest', 'quarry', 'mine', 'goldMine'] as const;
export type Area = (typeof AREAS)[number];

/** How many workers of each sort are together in one place. Never changed, only replaced: copies of a state share it. */
export interface Crew {
  readonly elf: number;
  readonly dwarf: number;
  readonly masterElf: number;
  readonly masterDwarf: number;
}

/** A crew while it is counted. */
export type Tally = Record<keyof Crew, number>;

export const NO_CREW: Crew = { elf: 0, dwarf: 0, masterElf: 0, masterDwarf: 0 };

/** `crew[worker]`: a field that is named in the code is found much faster, and this is done all the time. */
export function countIn(crew: Crew, worker: Worker): number {
  switch (worker) {
    case 'elf':
      return crew.elf;
    case 'dwarf':
      return crew.dwarf;
    case 'masterElf':
      return crew.masterElf;
    case 'masterDwarf':
      return crew.masterDwarf;
  }
}

/** The crew with `n` more of these workers. */
export function joined(crew: Crew, worker: Worker, n: number): Crew {
  return {
    elf: crew.elf + (worker === 'elf' ? n : 0),
    dwarf: crew.dwarf + (worker === 'dwarf' ? n : 0),
    masterElf: crew.masterElf + (worker === 'masterElf' ? n : 0),
    masterDwarf: crew.masterDwarf + (worker === 'masterDwarf' ? n : 0),
  };
}

/** A property card lying open before its owner. Never changed, only replaced, like a crew. */
export interface Built {
  readonly property: Property;
  readonly gnomes: number;
  /** Who stands on its plank. */
  readonly worker: Worker | null;
  /** Its once-per-turn gnome action was used this turn. */
  readonly used: boolean;
  /** Its gnome acts once in the game and has not done so yet [B8]; games begun under rules 1 do not say. */
  readonly waiting?: boolean;
}

/** Something about a built card is different now. */
export function changeCard(player: Player, at: number, change: Partial<Built>): void {
  player.built[at] = { ...player.built[at]!, ...change };
}

export interface Player {
  wood: number;
  stone: number;
  metal: number;
  gold: number;
  score: number;
  crest: number;
  crestDown: boolean;
  passed: boolean;
  /** Workers not yet in play. */
  elfSupply: number;
  dwarfSupply: number;
  home: Crew;
  forest: Crew;
  quarry: Crew;
  mine: Crew;
  goldMine: Crew;
  /** In the order of PROPERTIES. */
  hand: Property[];
  /** The part of the hand that everybody saw go there [B28]; in the same order. */
  shown: Property[];
  built: Built[];
}

/** A worker on a plank, and whose it is. */
export interface PlacedWorker {
  readonly seat: number;
  readonly worker: Worker;
}

/** Points given or lost; rows are never changed. */
export interface LedgerRow {
  readonly round: number;
  readonly seat: number;
  /** `district.0`…`district.4`, `elf`, `dwarf`, `gnome`, or `tax`. */
  readonly item: string;
  readonly points: number;
}

export type Frame =
  | StartingHandsFrame
  | NeutralDwarfFrame
  | RoundFrame
  | PlacementFrame
  | PlaceFrame
  | DistributeFrame
  | CampFrame
  | CrestFrame
  | ActionsFrame
  | TurnFrame
  | TurnEndFrame
  | DiscardFrame
  | GnomeFrame
  | ExtendFrame
  | RecruitFrame
  | ArchitectsFrame
  | DiscountFrame
  | ThievesFrame
  | BanditsFrame
  | SpiesFrame
  | SpyFrame
  | WizardsFrame
  | SettleFrame
  | NeutralFrame
  | NeutralCardFrame
  | NeutralSiteFrame;

/** Nobody's marker. */
export const NOBODY = -1;

export interface State {
  readonly options: Options;
  readonly seats: number;
  /** 0 during setup. */
  round: number;
  stage: Stage;
  /** By district. */
  readonly guilds: readonly Guild[];
  /** Builder by symbol: a seat, with two players also 2 and 3 for the neutral builders, or NOBODY. */
  markers: number[];
  players: Player[];
  /** Recruiter's desk and king's camp, in the order of their planks. */
  desk: PlacedWorker[];
  camp: PlacedWorker[];
  /** By district. */
  guildPlanks: (PlacedWorker | null)[];
  /** District of the dwarves of NP3 and NP4; NOBODY before they are placed; empty with more than two players. */
  neutralDwarves: number[];
  gnomes: number;
  /** The last card is the top. */
  deck: Property[];
  discard: Property[];
  pool: Property[];
  ledger: LedgerRow[];
  random: RandomState;
  agenda: Frame[];
}

export const clonePlayer = (player: Player): Player => ({
  wood: player.wood,
  stone: player.stone,
  metal: player.metal,
  gold: player.gold,
  score: player.score,
  crest: player.crest,
  crestDown: player.crestDown,
  passed: player.passed,
  elfSupply: player.elfSupply,
  dwarfSupply: player.dwarfSupply,
  home: player.home,
  forest: player.forest,
  quarry: player.quarry,
  mine: player.mine,
  goldMine: player.goldMine,
  hand: player.hand.slice(),
  shown: player.shown.slice(),
  built: player.built.slice(),
});

/**
 * Frames change in place while they are on top; those that hold lists copy them here. Those that lie on nearly every
 * agenda are written out, which is quicker.
 */
function cloneFrame(frame: Frame): Frame {
  switch (frame.t) {
    case 'round':
      return { t: 'round' };
    case 'placement':
      return { t: 'placement', crest: frame.crest };
    case 'place':
      return { t: 'place', seat: frame.seat };
    case 'actions':
      return { t: 'actions', crest: frame.crest };
    case 'turn':
      return cloneTurn(frame);
    case 'startingHands':
      return { t: frame.t, discards: frame.discards.map((picks) => picks.slice()) };
    case 'spies':
      return { t: frame.t, seat: frame.seat, picks: frame.picks.slice() };
    default:
      return { ...frame };
  }
}

const cloneTurn = (turn: TurnFrame): TurnFrame => ({
  t: 'turn',
  seat: turn.seat,
  hired: turn.hired,
  buys: turn.buys,
  sells: turn.sells,
  extraVisits: turn.extraVisits,
  exchanges: turn.exchanges,
});

/** Options, guilds, crews, built cards, placed workers and ledger rows never change, so clones share them. */
export function cloneState(state: State): State {
  const players: Player[] = new Array(state.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(state.players[i]!);
  const agenda: Frame[] = new Array(state.agenda.length);
  for (let i = 0; i < agenda.length; i++) agenda[i] = cloneFrame(state.agenda[i]!);
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    stage: state.stage,
    guilds: state.guilds,
    markers: state.markers.slice(),
    players,
    desk: state.desk.slice(),
    camp: state.camp.slice(),
    guildPlanks: state.guildPlanks.slice(),
    neutralDwarves: state.neutralDwarves.slice(),
    gnomes: state.gnomes,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pool: state.pool.slice(),
    ledger: state.ledger.slice(),
    random: cloneRandom(state.random),
    agenda,
  };
}
