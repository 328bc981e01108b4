import { KEEP_CREST, takeCrest } from '../actions.ts';
import type { Source } from '../events.ts';
import { sheetOf } from '../options.ts';
import { gain, lose, type Play, type Question, type Step } from '../play.ts';
import { properties } from '../properties/index.ts';
import {
  type Area,
  type Crew,
  type Good,
  kindOfWorker,
  NOBODY,
  type Player,
  type State,
  type WorkerKind,
} from '../state.ts';
import { crewSize } from './placement.ts';

const GOOD_OF: Record<Area, Good> = { forest: 'wood', quarry: 'stone', mine: 'metal', goldMine: 'gold' };

/** A master works for two of its kind. */
export function yieldOf(area: Area, crew: Crew): number {
  const elves = crew.elf + 2 * crew.masterElf;
  const dwarves = crew.dwarf + 2 * crew.masterDwarf;
  return area === 'mine' ? Math.min(elves, dwarves) : elves + dwarves;
}

/** The single player with the most workers; a master is one worker here. NOBODY on a tie. */
function busiest(players: readonly Player[], area: Area): number {
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

export function collect(play: Play, area: Area): void {
  const { players } = play.state;
  const good = GOOD_OF[area];
  const bonus = busiest(players, area);
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!;
    const crew = player[area];
    const n = crewSize(crew);
    if (n === 0) continue;
    gain(play, seat, good, yieldOf(area, crew), area);
    if (seat === bonus) gain(play, seat, good, 1, `${area}.bonus`);
    comeHome(player, crew);
    play.out?.push({ t: 'home', seat, from: area, n });
  }
}

function comeHome(player: Player, crew: Crew): void {
  const { home } = player;
  home.elf += crew.elf;
  home.dwarf += crew.dwarf;
  home.masterElf += crew.masterElf;
  home.masterDwarf += crew.masterDwarf;
  crew.elf = 0;
  crew.dwarf = 0;
  crew.masterElf = 0;
  crew.masterDwarf = 0;
}

/** A new worker from the supply is always a normal one. False: none is left. */
export function newWorker(play: Play, seat: number, kind: WorkerKind, source: Source): boolean {
  const player = play.state.players[seat]!;
  const supply = kind === 'elf' ? 'elfSupply' : 'dwarfSupply';
  if (player[supply] === 0) return false;
  player[supply]--;
  player.home[kind]++;
  play.out?.push({ t: 'newWorker', seat, worker: kind, source });
  return true;
}

export function enterDesk(play: Play): void {
  const { state } = play;
  state.desk.forEach(({ seat, worker }, at) => {
    state.players[seat]!.home[worker]++;
    play.out?.push({ t: 'home', seat, from: 'desk', worker, at });
    if (!newWorker(play, seat, kindOfWorker(worker), 'desk')) play.out?.push({ t: 'wasted', seat, source: 'desk' });
  });
  state.desk = [];
}

/** The king's camp, plank by plank. */
export interface CampFrame {
  t: 'camp';
  next: number;
}
/** Whose crest do you take? */
export interface CrestFrame {
  t: 'crest';
  seat: number;
}

export const enterCamp = (play: Play): void => {
  play.state.agenda.push({ t: 'camp', next: 0 });
};

const canTakeCrest = (state: State, seat: number, of: number): boolean => of !== seat && !state.players[of]!.crestDown;

export const camp: Step<CampFrame> = {
  step(play, frame) {
    const { state } = play;
    const standing = state.camp[frame.next];
    if (standing === undefined) {
      state.agenda.pop();
      if (state.camp.length > 0) play.out?.push({ t: 'crestsUp' });
      state.camp = [];
      for (const player of state.players) player.crestDown = false;
      return;
    }
    const { seat, worker } = standing;
    state.players[seat]!.home[worker]++;
    play.out?.push({ t: 'home', seat, from: 'camp', worker, at: frame.next });
    frame.next++;
    if (state.players.some((_, of) => canTakeCrest(state, seat, of))) state.agenda.push({ t: 'crest', seat });
    else swapCrests(play, seat, null);
  },
};

function swapCrests(play: Play, seat: number, of: number | null): void {
  const player = play.state.players[seat]!;
  if (of !== null) {
    const other = play.state.players[of]!;
    [player.crest, other.crest] = [other.crest, player.crest];
  }
  player.crestDown = true;
  play.out?.push({ t: 'crest', seat, of, crest: player.crest });
}

export const crest: Question<CrestFrame, 'crest'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'crest', source: 'camp' }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (let of = 0; of < state.seats; of++) if (canTakeCrest(state, seat, of)) into.push(takeCrest(of));
    into.push(KEEP_CREST);
  },

  answer(play, _, seat, action) {
    play.state.agenda.pop();
    swapCrests(play, seat, action.of);
  },
};

export function taxOf(state: State, score: number): number {
  const { step, most } = sheetOf(state.options).tax;
  return Math.min(most, Math.max(0, Math.ceil(score / step) - 1));
}

export function incomeOf(player: Player): number {
  let coins = 0;
  for (const card of player.built) coins += properties[card.property].income;
  return coins;
}

export function enterTreasury(play: Play): void {
  const { state } = play;
  for (let seat = 0; seat < state.seats; seat++) gain(play, seat, 'gold', incomeOf(state.players[seat]!), 'income');
  for (let seat = 0; seat < state.seats; seat++) {
    const player = state.players[seat]!;
    const tax = taxOf(state, player.score);
    const paid = Math.min(tax, player.gold);
    lose(play, seat, 'gold', paid, 'tax');
    const points = Math.min(tax - paid, player.score);
    if (points === 0) continue;
    player.score -= points;
    state.ledger.push({ round: state.round, seat, item: 'tax', points: -points });
    play.out?.push({ t: 'lose', seat, what: 'points', n: points, source: 'tax', to: null });
  }
}
