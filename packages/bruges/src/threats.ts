import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, breach, burn, bury, strike } from './actions.ts';
import { loseToken, SECTIONS } from './canals.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Source } from './events.ts';
import { eachBearer } from './persons/deck.ts';
import { onOthersDamage } from './persons/on-others-damage.ts';
import { spared } from './persons/spared.ts';
import {
  effect,
  emptyHouses,
  gainGuilders,
  gainPoints,
  houseOf,
  loseHouse,
  losePoints,
  loseWorkers,
  others,
  type Play,
  payGuilders,
  personLeaves,
} from './play.ts';
import { NOBODY, type State } from './state.ts';

export const MARKERS_PER_COLOUR = 9;
/** So many of one colour strike. */
export const STRIKES = 3;
export const INTRIGUE = 3;

export type ThreatFrame =
  /** Resolves whatever this player has three of. */
  | { t: 'threats'; seat: number }
  /** Which of several threats strikes first? */
  | { t: 'order'; seat: number }
  | { t: 'fire'; seat: number }
  | { t: 'plague'; seat: number };

export function takeMarker(
  play: Play,
  seat: number,
  colour: Colour,
  source: Source,
  giver: number | null = null,
): void {
  play.state.players[seat]!.threats[colour]++;
  play.out?.push({ t: 'threat', seat, colour, source, from: giver });
}

/** One more marker in mid-turn: a third one strikes at once, before anything else goes on. */
export function threaten(play: Play, seat: number, colour: Colour, source: Source, giver: number | null = null): void {
  takeMarker(play, seat, colour, source, giver);
  if (play.state.players[seat]!.threats[colour] >= STRIKES) play.state.agenda.push({ t: 'threats', seat });
}

/** Whoever discards a marker gets a point for it, in whatever way. */
export function discardMarker(play: Play, seat: number, colour: Colour, source: Source): void {
  play.state.players[seat]!.threats[colour]--;
  play.out?.push({ t: 'marker', seat, colour, source });
  gainPoints(play, seat, 1, source);
}

/** What fire can take: one empty house of each colour, every occupied one, the outermost token of each section. */
function fuel(state: State, seat: number, into: Action[]): void {
  const player = state.players[seat]!;
  const empty = emptyHouses(player);
  for (let at = 0; at < player.houses.length; at++) {
    if (player.houses[at]!.person !== NOBODY || empty.includes(at)) into.push(burn(at));
  }
  for (const section of SECTIONS) if (player.canals[section] > 0) into.push(breach(section));
}

function victims(state: State, seat: number, into: Action[]): void {
  for (const { person } of state.players[seat]!.houses) if (person !== NOBODY) into.push(bury(person));
}

function strikes(play: Play, seat: number, colour: Colour): void {
  const { state } = play;
  const player = state.players[seat]!;
  player.threats[colour] -= STRIKES;
  let safe = false;
  eachBearer(player, spared, (protection) => {
    if (protection.colour === colour) safe = true;
  });
  play.out?.push({ t: 'strike', seat, colour, spared: safe });
  if (safe) {
    eachBearer(player, spared, (protection, person) => {
      if (protection.colour !== colour) return;
      effect(play, seat, 'spared', person.card);
      gainPoints(play, seat, protection.points, person.source);
    });
    return;
  }
  switch (colour) {
    case 'blue':
      for (const each of COLOURS) loseWorkers(play, seat, each, player.workers[each], 'threat.blue');
      break;
    case 'yellow':
      payGuilders(play, seat, player.guilders, 'threat.yellow');
      break;
    case 'purple':
      losePoints(play, seat, INTRIGUE, 'threat.purple');
      break;
    case 'red':
      choose(play, { t: 'fire', seat }, fuel, fireAnswer);
      return;
    case 'brown':
      choose(play, { t: 'plague', seat }, victims, plagueAnswer);
      return;
  }
  afterDamage(play, seat);
}

/** Nothing to lose is damage too; a single thing to lose goes without asking. */
function choose(
  play: Play,
  frame: Extract<ThreatFrame, { t: 'fire' | 'plague' }>,
  list: (state: State, seat: number, into: Action[]) => void,
  lose: (play: Play, seat: number, action: Action) => void,
): void {
  const options: Action[] = [];
  list(play.state, frame.seat, options);
  if (options.length > 1) {
    play.state.agenda.push(frame);
    return;
  }
  if (options.length === 1) lose(play, frame.seat, options[0]!);
  afterDamage(play, frame.seat);
}

function fireAnswer(play: Play, seat: number, action: Action): void {
  if (action.do === 'breach') {
    loseToken(play, seat, action.section, 'threat.red');
    return;
  }
  const { house } = action as ActionOf<'burn'>;
  if (play.state.players[seat]!.houses[house]!.person !== NOBODY) {
    personLeaves(play, seat, house, 'hand', 'threat.red');
  }
  loseHouse(play, seat, house, 'threat.red');
}

function plagueAnswer(play: Play, seat: number, action: Action): void {
  const { person } = action as ActionOf<'bury'>;
  personLeaves(play, seat, houseOf(play.state.players[seat]!, person), 'discard', 'threat.brown');
}

function afterDamage(play: Play, seat: number): void {
  const { state } = play;
  for (const other of others(state, seat)) {
    eachBearer(state.players[other]!, onOthersDamage, ({ guilders }, person) => {
      effect(play, other, 'on-others-damage', person.card);
      gainGuilders(play, other, guilders, person.source);
    });
  }
}

/** The colours of which this player has three. */
export const striking = (state: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => state.players[seat]!.threats[colour] >= STRIKES);

export const threats = {
  step(play: Play, frame: Extract<ThreatFrame, { t: 'threats' }>): void {
    const { agenda } = play.state;
    const colours = striking(play.state, frame.seat);
    if (colours.length === 0) agenda.pop();
    else if (colours.length === 1) strikes(play, frame.seat, colours[0]!);
    else agenda.push({ t: 'order', seat: frame.seat });
  },
};

export const order = {
  ask: (_: State, { seat }: Extract<ThreatFrame, { t: 'order' }>): Decision => ({
    seats: [seat],
    ask: 'order',
    source: null,
  }),
  options(state: State, frame: Extract<ThreatFrame, { t: 'order' }>, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of striking(state, seat)) into.push(strike[colour]);
  },
  answer(play: Play, _: Extract<ThreatFrame, { t: 'order' }>, seat: number, action: Action): void {
    play.state.agenda.pop();
    strikes(play, seat, (action as ActionOf<'strike'>).colour);
  },
};

export const fire = {
  ask: (_: State, { seat }: Extract<ThreatFrame, { t: 'fire' }>): Decision => ({
    seats: [seat],
    ask: 'fire',
    source: 'threat.red',
  }),
  options(state: State, frame: Extract<ThreatFrame, { t: 'fire' }>, seat: number, into: Action[]): void {
    if (seat === frame.seat) fuel(state, seat, into);
  },
  answer(play: Play, _: Extract<ThreatFrame, { t: 'fire' }>, seat: number, action: Action): void {
    play.state.agenda.pop();
    fireAnswer(play, seat, action);
    afterDamage(play, seat);
  },
};

export const plague = {
  ask: (_: State, { seat }: Extract<ThreatFrame, { t: 'plague' }>): Decision => ({
    seats: [seat],
    ask: 'plague',
    source: 'threat.brown',
  }),
  options(state: State, frame: Extract<ThreatFrame, { t: 'plague' }>, seat: number, into: Action[]): void {
    if (seat === frame.seat) victims(state, seat, into);
  },
  answer(play: Play, _: Extract<ThreatFrame, { t: 'plague' }>, seat: number, action: Action): void {
    play.state.agenda.pop();
    plagueAnswer(play, seat, action);
    afterDamage(play, seat);
  },
};
