import { type ActionOf, PASS, placeAtCamp, placeAtDesk, placeAtGuild, placeOnCard, send } from '../actions.ts';
import { DISTRICTS, guildSymbol } from '../board/districts.ts';
import { gain, type Into, lose, type Play, type Question, type Step, seatOfCrest } from '../play.ts';
import { properties } from '../properties/index.ts';
import { type Area, type Built, type Crew, NOBODY, type Player, type State, WORKERS, type Worker } from '../state.ts';

export const DESK_FEE = 2;
export const GUILD_FEE = 1;
const DESK_PLANKS: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 5: 3 };
export const deskPlanks = (seats: number): number => DESK_PLANKS[seats]!;

/** Goes round in crest order until everybody has passed. `crest` was the last to act. */
export interface PlacementFrame {
  t: 'placement';
  crest: number;
}
/** One player places a worker or passes. */
export interface PlaceFrame {
  t: 'place';
  seat: number;
}
/** Somebody who passed sends all remaining workers to the resource areas, one sort after the other. */
export interface DistributeFrame {
  t: 'distribute';
  seat: number;
}

export const crewSize = (crew: Crew): number => crew.elf + crew.dwarf + crew.masterElf + crew.masterDwarf;

export function enterPlacement(play: Play): void {
  for (const player of play.state.players) player.passed = false;
  play.state.agenda.push({ t: 'placement', crest: 0 });
}

export const placement: Step<PlacementFrame> = {
  step(play, frame) {
    const { state } = play;
    for (let i = 1; i <= state.seats; i++) {
      const crest = ((frame.crest + i - 1) % state.seats) + 1;
      const seat = seatOfCrest(state, crest);
      const player = state.players[seat]!;
      if (player.passed) continue;
      if (crewSize(player.home) === 0) {
        player.passed = true;
        play.out?.push({ t: 'pass', seat });
        continue;
      }
      frame.crest = crest;
      state.agenda.push({ t: 'place', seat });
      return;
    }
    state.agenda.pop();
  },
};

/** Owner of the guild in a district, or NOBODY. Neutral builders never own one: they build by card. */
export const guildOwner = (state: State, district: number): number => state.markers[guildSymbol(district)]!;

/** What a player pays to place on a guild: nothing on their own. */
export const guildFee = (state: State, seat: number, district: number): number =>
  guildOwner(state, district) === seat ? 0 : GUILD_FEE;

export const guildIsFree = (state: State, district: number): boolean =>
  state.guildPlanks[district] === null && !state.neutralDwarves.includes(district);

export const inCamp = (state: State, seat: number): boolean => {
  for (const standing of state.camp) if (standing.seat === seat) return true;
  return false;
};

/** A locked plank opens with a gnome. */
export function plankIsOpen(card: Built): boolean {
  const { plank } = properties[card.property];
  return plank !== null && card.worker === null && (!plank.locked || card.gnomes > 0);
}

function placesFor(state: State, seat: number, player: Player, worker: Worker, into: Into<'place'>): void {
  if (state.desk.length < deskPlanks(state.seats) && player.gold >= DESK_FEE) into.push(placeAtDesk[worker]);
  if (!inCamp(state, seat)) into.push(placeAtCamp[worker]);
  for (const district of DISTRICTS) {
    if (guildIsFree(state, district) && player.gold >= guildFee(state, seat, district)) {
      into.push(placeAtGuild[worker](district));
    }
  }
  const { built } = player;
  for (let i = 0; i < built.length; i++) {
    const card = built[i]!;
    if (plankIsOpen(card) && player.gold >= properties[card.property].plank!.fee) into.push(placeOnCard[worker](i));
  }
}

function putWorker(play: Play, seat: number, action: ActionOf<'place'>): void {
  const { state } = play;
  const player = state.players[seat]!;
  const { worker } = action;
  player.home[worker]--;
  switch (action.at) {
    case 'desk':
    case 'camp': {
      const planks = state[action.at];
      planks.push({ seat, worker });
      play.out?.push({ t: 'place', seat, worker, at: action.at, plank: planks.length });
      if (action.at === 'desk') lose(play, seat, 'gold', DESK_FEE, 'place.desk');
      return;
    }
    case 'guild': {
      const { district } = action;
      state.guildPlanks[district] = { seat, worker };
      play.out?.push({ t: 'place', seat, worker, at: 'guild', district, guild: state.guilds[district]! });
      const owner = guildOwner(state, district);
      if (owner === seat) return;
      const to = owner === NOBODY ? null : owner;
      lose(play, seat, 'gold', GUILD_FEE, 'place.guild', to);
      if (to !== null) gain(play, to, 'gold', GUILD_FEE, 'place.guild', seat);
      return;
    }
    case 'card': {
      const card = player.built[action.card]!;
      card.worker = worker;
      play.out?.push({ t: 'place', seat, worker, at: 'card', card: action.card, property: card.property });
      lose(play, seat, 'gold', properties[card.property].plank!.fee, `place.${card.property}`);
      return;
    }
  }
}

export const place: Question<PlaceFrame, 'place' | 'pass'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'place', source: null }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    for (const worker of WORKERS) if (player.home[worker] > 0) placesFor(state, seat, player, worker, into);
    into.push(PASS);
  },

  answer(play, _, seat, action) {
    const { state } = play;
    state.agenda.pop();
    if (action.do === 'place') return putWorker(play, seat, action);
    state.players[seat]!.passed = true;
    play.out?.push({ t: 'pass', seat });
    state.agenda.push({ t: 'distribute', seat });
  },
};

/** The sort of worker to send next. */
function nextSort(home: Crew): Worker | undefined {
  for (const worker of WORKERS) if (home[worker] > 0) return worker;
  return undefined;
}

export const distribute: Question<DistributeFrame, 'send'> = {
  ask: (_, frame) => ({ seats: [frame.seat], ask: 'distribute', source: null }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const { home } = state.players[seat]!;
    const worker = nextSort(home)!;
    for (const action of send(worker, home[worker])) into.push(action);
  },

  answer(play, _, seat, action) {
    const player = play.state.players[seat]!;
    const sent = action;
    const { worker } = sent;
    player.home[worker] = 0;
    const go = (area: Area, n: number) => {
      if (n === 0) return;
      player[area][worker] += n;
      play.out?.push({ t: 'send', seat, worker, area, n });
    };
    if ('forest' in sent) go('forest', sent.forest);
    else go('quarry', sent.quarry);
    go('mine', sent.mine);
    go('goldMine', sent.goldMine);
    if (nextSort(player.home) === undefined) play.state.agenda.pop();
  },
};
