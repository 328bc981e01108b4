import { type ActionOf, breach, burn, bury, strike, type Verb } from './actions.ts';
import { loseToken } from './canals.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Source } from './events.ts';
import { SECTIONS } from './facts/canals.ts';
import { INTRIGUE, isSpared, STRIKES, striking } from './facts/threats.ts';
import { eachBearer } from './persons/deck.ts';
import { onOthersDamage } from './persons/on-others-damage.ts';
import { spared } from './persons/spared.ts';
import {
  effect,
  emptyHouses,
  gainGuilders,
  gainPoints,
  houseOf,
  type Into,
  loseHouse,
  losePoints,
  loseWorkers,
  others,
  type Play,
  payGuilders,
  personLeaves,
  type Question,
  type Step,
} from './play.ts';
import { type FrameOf, NOBODY, type State } from './state.ts';

export const MARKERS_PER_COLOUR = 9;

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
function fuel(state: State, seat: number, into: Into<'burn' | 'breach'>): void {
  const player = state.players[seat]!;
  const empty = emptyHouses(player);
  for (let at = 0; at < player.houses.length; at++) {
    if (player.houses[at]!.person !== NOBODY || empty.includes(at)) into.push(burn(at));
  }
  for (const section of SECTIONS) if (player.canals[section] > 0) into.push(breach(section));
}

function victims(state: State, seat: number, into: Into<'bury'>): void {
  for (const { person } of state.players[seat]!.houses) if (person !== NOBODY) into.push(bury(person));
}

/** Whether a threat of this colour finds anything to take. */
function hasSomething(state: State, seat: number, colour: Colour): boolean {
  const { workers, guilders, points, houses, canals } = state.players[seat]!;
  switch (colour) {
    case 'blue':
      return COLOURS.some((each) => workers[each] > 0);
    case 'yellow':
      return guilders > 0;
    case 'purple':
      return points > 0;
    case 'red':
      return houses.length > 0 || SECTIONS.some((section) => canals[section] > 0);
    case 'brown':
      return houses.some(({ person }) => person !== NOBODY);
  }
}

function strikes(play: Play, seat: number, colour: Colour): void {
  const { state } = play;
  const player = state.players[seat]!;
  const safe = isSpared(player, colour);
  const vain = !safe && !hasSomething(state, seat, colour);
  play.out?.push({ t: 'strike', seat, colour, spared: safe, ...(vain && { vain }) });
  if (safe) {
    eachBearer(player, spared, (protection, person) => {
      if (protection.colour !== colour) return;
      effect(play, seat, person.card);
      gainPoints(play, seat, protection.points, person.source);
    });
    giveBack(state, seat, colour);
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
      choose(play, { t: 'fire', seat }, fuel, loseToFire);
      return;
    case 'brown':
      choose(play, { t: 'plague', seat }, victims, loseToPlague);
      return;
  }
  afterDamage(play, seat, colour);
}

/** The three markers lie there until the threat is resolved; then they go back to the supply. */
function giveBack(state: State, seat: number, colour: Colour): void {
  // in games begun under rules 1 they went back before the owner chose
  const { threats } = state.players[seat]!;
  if (threats[colour] >= STRIKES) threats[colour] -= STRIKES;
}

/** Nothing to lose is damage too; a single thing to lose goes without asking. */
function choose<D extends Verb>(
  play: Play,
  frame: FrameOf<'fire' | 'plague'>,
  list: (state: State, seat: number, into: Into<D>) => void,
  lose: (play: Play, seat: number, action: ActionOf<D>) => void,
): void {
  const options: ActionOf<D>[] = [];
  list(play.state, frame.seat, options);
  if (options.length > 1) {
    play.state.agenda.push(frame);
    return;
  }
  if (options.length === 1) lose(play, frame.seat, options[0]!);
  afterDamage(play, frame.seat, frame.t === 'fire' ? 'red' : 'brown');
}

function loseToFire(play: Play, seat: number, action: ActionOf<'burn' | 'breach'>): void {
  if (action.do === 'breach') {
    loseToken(play, seat, action.section, 'threat.red');
    return;
  }
  const { house } = action;
  if (play.state.players[seat]!.houses[house]!.person !== NOBODY) {
    personLeaves(play, seat, house, 'hand', 'threat.red');
  }
  loseHouse(play, seat, house, 'threat.red');
}

function loseToPlague(play: Play, seat: number, { person }: ActionOf<'bury'>): void {
  personLeaves(play, seat, houseOf(play.state.players[seat]!, person), 'discard', 'threat.brown');
}

function afterDamage(play: Play, seat: number, colour: Colour): void {
  const { state } = play;
  giveBack(state, seat, colour);
  for (const other of others(state, seat)) {
    eachBearer(state.players[other]!, onOthersDamage, ({ guilders }, person) => {
      effect(play, other, person.card);
      gainGuilders(play, other, guilders, person.source);
    });
  }
}

export const threats: Step<FrameOf<'threats'>> = {
  step(play, frame) {
    const { agenda } = play.state;
    const colours = striking(play.state, frame.seat);
    if (colours.length === 0) agenda.pop();
    else if (colours.length === 1) strikes(play, frame.seat, colours[0]!);
    else agenda.push({ t: 'order', seat: frame.seat });
  },
};

export const order: Question<FrameOf<'order'>, 'strike'> = {
  ask: (_, { seat }) => ({
    seats: [seat],
    ask: 'order',
    source: null,
  }),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const colour of striking(state, seat)) into.push(strike[colour]);
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    strikes(play, seat, action.colour);
  },
};

export const fire: Question<FrameOf<'fire'>, 'burn' | 'breach'> = {
  ask: (_, { seat }) => ({
    seats: [seat],
    ask: 'fire',
    source: 'threat.red',
  }),
  options(state, frame, seat, into) {
    if (seat === frame.seat) fuel(state, seat, into);
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    loseToFire(play, seat, action);
    afterDamage(play, seat, 'red');
  },
};

export const plague: Question<FrameOf<'plague'>, 'bury'> = {
  ask: (_, { seat }) => ({
    seats: [seat],
    ask: 'plague',
    source: 'threat.brown',
  }),
  options(state, frame, seat, into) {
    if (seat === frame.seat) victims(state, seat, into);
  },
  answer(play, _, seat, action) {
    play.state.agenda.pop();
    loseToPlague(play, seat, action);
    afterDamage(play, seat, 'brown');
  },
};
