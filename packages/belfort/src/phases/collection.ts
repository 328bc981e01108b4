import { KEEP_CREST, takeCrest } from '../actions.ts';
import type { Source } from '../events.ts';
import { GOOD_OF, sharesNow, treasuryNow } from '../facts/collection.ts';
import { crewSize } from '../facts/workers.ts';
import { gain, lose, type Play, type Question, type Step } from '../play.ts';
import { type Area, joined, kindOfWorker, NO_CREW, type Player, type State, type WorkerKind } from '../state.ts';

export function collect(play: Play, area: Area): void {
  const { state } = play;
  const good = GOOD_OF[area];
  for (const { seat, crew, yields, bonus } of sharesNow(state, area)) {
    gain(play, seat, good, yields, area);
    if (bonus > 0) gain(play, seat, good, bonus, `${area}.bonus`);
    const n = crewSize(crew);
    comeHome(state.players[seat]!, area);
    play.out?.push({ t: 'home', seat, from: area, n });
  }
}

function comeHome(player: Player, area: Area): void {
  const { home } = player;
  const { elf, dwarf, masterElf, masterDwarf } = player[area];
  player.home = {
    elf: home.elf + elf,
    dwarf: home.dwarf + dwarf,
    masterElf: home.masterElf + masterElf,
    masterDwarf: home.masterDwarf + masterDwarf,
  };
  player[area] = NO_CREW;
}

/** A new worker from the supply is always a normal one. False: none is left. */
export function newWorker(play: Play, seat: number, kind: WorkerKind, source: Source): boolean {
  const player = play.state.players[seat]!;
  const supply = kind === 'elf' ? 'elfSupply' : 'dwarfSupply';
  if (player[supply] === 0) return false;
  player[supply]--;
  player.home = joined(player.home, kind, 1);
  play.out?.push({ t: 'newWorker', seat, worker: kind, source });
  return true;
}

export function enterDesk(play: Play): void {
  const { state } = play;
  state.desk.forEach(({ seat, worker }, at) => {
    const player = state.players[seat]!;
    player.home = joined(player.home, worker, 1);
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
    const placed = state.camp[frame.next];
    if (placed === undefined) {
      state.agenda.pop();
      if (state.camp.length > 0) play.out?.push({ t: 'crestsUp' });
      state.camp = [];
      for (const player of state.players) player.crestDown = false;
      return;
    }
    const { seat, worker } = placed;
    const player = state.players[seat]!;
    player.home = joined(player.home, worker, 1);
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

export function enterTreasury(play: Play): void {
  const { state } = play;
  const treasury = treasuryNow(state);
  for (const { seat, income } of treasury) gain(play, seat, 'gold', income, 'income');
  for (const { seat, tax, fine } of treasury) {
    const player = state.players[seat]!;
    lose(play, seat, 'gold', Math.min(tax, player.gold), 'tax');
    if (fine === 0) continue;
    player.score -= fine;
    state.ledger.push({ round: state.round, seat, item: 'tax', points: -fine });
    play.out?.push({ t: 'lose', seat, what: 'points', n: fine, source: 'tax', to: null });
  }
}
