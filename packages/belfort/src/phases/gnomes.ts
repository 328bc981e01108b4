import { gnome as gnomeAction } from '../actions.ts';
import type { Property } from '../board/districts.ts';
import type { Source } from '../events.ts';
import { freeLocks } from '../facts/turn.ts';
import { crewOf } from '../facts/workers.ts';
import { MOST_MASTERS } from '../numbers.ts';
import { effect, type Into, offer, type Play, type Question, wasted } from '../play.ts';
import { properties } from '../properties/index.ts';
import { changeCard, joined, type State, type WorkerKind } from '../state.ts';

/** Where does the gnome go? */
export interface GnomeFrame {
  t: 'gnome';
  seat: number;
  source: Source;
}

/** A gnome from the stockpile moves in, and what its lock holds back happens. */
export function placeGnome(play: Play, seat: number, index: number, source: Source): void {
  const { state } = play;
  const player = state.players[seat]!;
  const { property, gnomes } = player.built[index]!;
  state.gnomes--;
  changeCard(player, index, { gnomes: gnomes + 1 });
  if (properties[property].gnomeWaits) changeCard(player, index, { waiting: true });
  play.out?.push({ t: 'gnome', seat, card: index, property, source });
  arrive(play, seat, property);
}

function arrive(play: Play, seat: number, property: Property): void {
  const { plank, promotes } = properties[property];
  if (plank?.locked) effect(play, seat, `gnome.${property}`);
  if (promotes !== undefined) promote(play, seat, promotes, `gnome.${property}`);
}

/** A gnome without hiring (tower, recruiters): asks for the lock if there is a choice. */
export const bringGnome = (play: Play, seat: number, source: Source): void =>
  offer(play, { t: 'gnome', seat, source }, gnome, source);

/** One option per card with a free lock, as long as the stockpile lasts. */
export function gnomeOptions(state: State, seat: number, into: Into<'gnome'>): void {
  if (state.gnomes === 0) return;
  state.players[seat]!.built.forEach((card, i) => {
    if (freeLocks(card) > 0) into.push(gnomeAction(i));
  });
}

export const gnome: Question<GnomeFrame, 'gnome'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'gnome', source: frame.source }),
  options(state, frame, seat, into) {
    if (seat === frame.seat) gnomeOptions(state, seat, into);
  },
  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    placeGnome(play, seat, action.card, frame.source);
  },
};

const MASTER = { elf: 'masterElf', dwarf: 'masterDwarf' } as const;

/**
 * Turns one normal worker over: one at home, else one on a plank [B20]. Which plank does not matter, since all of a
 * player's workers come home before the turn ends. False: there is none.
 */
function turnOver(state: State, seat: number, kind: WorkerKind): boolean {
  const player = state.players[seat]!;
  if (player.home[kind] > 0) {
    player.home = joined(joined(player.home, kind, -1), MASTER[kind], 1);
    return true;
  }
  const card = player.built.findIndex(({ worker }) => worker === kind);
  if (card >= 0) {
    changeCard(player, card, { worker: MASTER[kind] });
    return true;
  }
  const district = state.guildPlanks.findIndex((placed) => placed?.seat === seat && placed.worker === kind);
  if (district < 0) return false;
  state.guildPlanks[district] = { seat, worker: MASTER[kind] };
  return true;
}

/** A worker becomes a master; without a normal one, or with five masters already, the effect is lost [B8]. */
function promote(play: Play, seat: number, kind: WorkerKind, source: Source): void {
  if (crewOf(play.state, seat)[MASTER[kind]] >= MOST_MASTERS || !turnOver(play.state, seat, kind)) {
    wasted(play, seat, source);
    return;
  }
  effect(play, seat, source);
  play.out?.push({ t: 'master', seat, worker: kind, source });
}
