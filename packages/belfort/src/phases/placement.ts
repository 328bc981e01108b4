import { askedOf } from '@guildhall/kernel';
import { type ActionOf, PASS, placeAtCamp, placeAtDesk, placeAtGuild, placeOnCard, send } from '../actions.ts';
import { DISTRICTS } from '../board/districts.ts';
import { mayPlace, seatAfter } from '../facts/order.ts';
import { guildFee, guildIsFree, guildOwner, isInCamp, plankIsOpen } from '../facts/planks.ts';
import { DESK_FEE, deskPlanks } from '../numbers.ts';
import { gain, type Into, lose, type Play, type Question, type Step } from '../play.ts';
import { properties } from '../properties/index.ts';
import {
  type Area,
  type Crew,
  changeCard,
  countIn,
  joined,
  NOBODY,
  type Player,
  type State,
  WORKERS,
  type Worker,
} from '../state.ts';

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

export function enterPlacement(play: Play): void {
  for (const player of play.state.players) player.passed = false;
  play.state.agenda.push({ t: 'placement', crest: 0 });
}

export const placement: Step<PlacementFrame> = {
  step(play, frame) {
    const { state } = play;
    for (let places = 0; places < state.seats; places++) {
      const seat = seatAfter(state, frame.crest, places);
      const player = state.players[seat]!;
      if (mayPlace(player)) {
        frame.crest = player.crest;
        state.agenda.push({ t: 'place', seat });
        return;
      }
      if (!player.passed) pass(play, seat);
    }
    state.agenda.pop();
  },
};

function pass(play: Play, seat: number): void {
  play.state.players[seat]!.passed = true;
  play.out?.push({ t: 'pass', seat });
}

/** Where this player can place a worker now: the same for every sort, so it is worked out once. */
interface OpenPlaces {
  readonly desk: boolean;
  readonly camp: boolean;
  readonly guilds: readonly number[];
  readonly cards: readonly number[];
}

function openPlaces(state: State, seat: number, player: Player): OpenPlaces {
  const guilds: number[] = [];
  for (const district of DISTRICTS) {
    if (guildIsFree(state, district) && player.gold >= guildFee(state, seat, district)) guilds.push(district);
  }
  const cards: number[] = [];
  const { built } = player;
  for (let i = 0; i < built.length; i++) {
    const card = built[i]!;
    if (plankIsOpen(card) && player.gold >= properties[card.property].plank!.fee) cards.push(i);
  }
  const desk = state.desk.length < deskPlanks(state.seats) && player.gold >= DESK_FEE;
  return { desk, camp: !isInCamp(state, seat), guilds, cards };
}

function placesFor(worker: Worker, { desk, camp, guilds, cards }: OpenPlaces, into: Into<'place'>): void {
  if (desk) into.push(placeAtDesk[worker]);
  if (camp) into.push(placeAtCamp[worker]);
  const [atGuild, onCard] = [placeAtGuild[worker], placeOnCard[worker]];
  for (let i = 0; i < guilds.length; i++) into.push(atGuild(guilds[i]!));
  for (let i = 0; i < cards.length; i++) into.push(onCard(cards[i]!));
}

function putWorker(play: Play, seat: number, action: ActionOf<'place'>): void {
  const { state } = play;
  const player = state.players[seat]!;
  const { worker } = action;
  player.home = joined(player.home, worker, -1);
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
      const fee = guildFee(state, seat, district);
      const owner = guildOwner(state, district);
      const to = owner === NOBODY ? null : owner;
      lose(play, seat, 'gold', fee, 'place.guild', to);
      if (to !== null) gain(play, to, 'gold', fee, 'place.guild', seat);
      return;
    }
    case 'card': {
      const { property } = player.built[action.card]!;
      changeCard(player, action.card, { worker });
      play.out?.push({ t: 'place', seat, worker, at: 'card', card: action.card, property });
      lose(play, seat, 'gold', properties[property].plank!.fee, `place.${property}`);
      return;
    }
  }
}

const askPlace = askedOf('place', null);

export const place: Question<PlaceFrame, 'place' | 'pass'> = {
  ask: (_, { seat }) => askPlace(seat),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    const open = openPlaces(state, seat, player);
    for (const worker of WORKERS) if (countIn(player.home, worker) > 0) placesFor(worker, open, into);
    into.push(PASS);
  },

  answer(play, _, seat, action) {
    const { state } = play;
    state.agenda.pop();
    if (action.do === 'place') return putWorker(play, seat, action);
    pass(play, seat);
    state.agenda.push({ t: 'distribute', seat });
  },
};

/** The sort of worker to send next. */
function nextSort(home: Crew): Worker | undefined {
  for (const worker of WORKERS) if (countIn(home, worker) > 0) return worker;
  return undefined;
}

function go(play: Play, seat: number, worker: Worker, area: Area, n: number): void {
  if (n === 0) return;
  const player = play.state.players[seat]!;
  player[area] = joined(player[area], worker, n);
  play.out?.push({ t: 'send', seat, worker, area, n });
}

const askDistribute = askedOf('distribute', null);

export const distribute: Question<DistributeFrame, 'send'> = {
  ask: (_, { seat }) => askDistribute(seat),

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
    player.home = joined(player.home, worker, -countIn(player.home, worker));
    if ('forest' in sent) go(play, seat, worker, 'forest', sent.forest);
    else go(play, seat, worker, 'quarry', sent.quarry);
    go(play, seat, worker, 'mine', sent.mine);
    go(play, seat, worker, 'goldMine', sent.goldMine);
    if (nextSort(player.home) === undefined) play.state.agenda.pop();
  },
};
