import { COLOURS } from './colours.ts';
import { SPACES } from './facts/canals.ts';
import { LAST_STEP } from './facts/reputation.ts';
import { STRIKES } from './facts/threats.ts';
import { colourOf, DECK, inHandOrder } from './persons/deck.ts';
import { NOBODY, type State } from './state.ts';
import { MARKERS_PER_COLOUR } from './threats.ts';

const STATUES = [7, 6, 5, 4, 3, 2];

/** What is wrong with a state; nothing is, if play reached it. */
export function violations(state: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  checkCards(state, must);
  checkMarkers(state, must);
  const statues = [
    ...state.players.flatMap((player) => player.statues),
    ...STATUES.slice(STATUES.length - state.statues),
  ];
  must(
    statues.toSorted((a, b) => b - a).join() === STATUES.join(),
    `the statues are worth ${statues.toSorted((a, b) => b - a).join(', ')}`,
  );
  must(state.players.length === state.seats, `${state.players.length} players`);
  must(state.start >= 0 && state.start < state.seats, `seat ${state.start} starts`);
  for (const colour of COLOURS) {
    must(whole(state.dice[colour], 1, 6), `the ${colour} die shows ${state.dice[colour]}`);
  }
  for (let seat = 0; seat < state.players.length; seat++) checkPlayer(state, seat, must);
  return wrong;
}

type Must = (holds: boolean, what: string) => void;

const whole = (n: number, least = 0, most = Number.POSITIVE_INFINITY) => Number.isInteger(n) && n >= least && n <= most;

/** Every card is somewhere, once. */
function checkCards(state: State, must: Must): void {
  const times = new Array<number>(DECK.length).fill(0);
  const note = (card: number) => {
    if (card !== NOBODY) times[card]!++;
  };
  for (const pile of [...state.piles, state.extra, state.discard]) pile.forEach(note);
  for (const { hand, fresh, houses } of state.players) {
    hand.forEach(note);
    fresh.forEach(note);
    for (const { card, person } of houses) {
      note(card);
      note(person);
    }
  }
  for (const [card, n] of times.entries()) must(n === 1, `card ${card} is there ${n} times`);
}

/** Nobody keeps three markers of a colour while another thing is decided, and the supply never runs short. */
function checkMarkers(state: State, must: Must): void {
  for (const colour of COLOURS) {
    const held = state.players.map(({ threats }) => threats[colour]);
    must(
      held.reduce((all, n) => all + n, 0) <= MARKERS_PER_COLOUR,
      `${held.reduce((all, n) => all + n, 0)} ${colour} markers`,
    );
    held.forEach((n, seat) => {
      const striking = state.agenda.some((frame) => frame.t === 'threats' && frame.seat === seat);
      must(whole(n, 0, striking ? STRIKES : STRIKES - 1), `seat ${seat} has ${n} ${colour} markers`);
    });
  }
}

function checkPlayer(state: State, seat: number, must: Must): void {
  const player = state.players[seat]!;
  const scored = state.ledger.reduce((sum, row) => (row.seat === seat ? sum + row.points : sum), 0);
  must(whole(player.points) && player.points === scored, `seat ${seat} has ${player.points} points, given ${scored}`);
  must(whole(player.guilders), `seat ${seat} has ${player.guilders} guilders`);
  must(whole(player.reputation, 0, LAST_STEP), `seat ${seat} is on step ${player.reputation}`);
  for (const colour of COLOURS) must(whole(player.workers[colour]), `seat ${seat} has broken ${colour} workers`);
  player.canals.forEach((tokens, section) => {
    must(whole(tokens, 0, SPACES), `seat ${seat} has ${tokens} tokens in section ${section}`);
    must(tokens < SPACES || player.completed[section]!, `seat ${seat} completed section ${section} unnoticed`);
  });
  const sections = player.completed.filter(Boolean).length;
  must(player.statues.length <= sections, `seat ${seat} has ${player.statues.length} statues for ${sections} sections`);
  must(inOrder(player.hand), `the hand of seat ${seat} is out of order`);
  must(inOrder(player.shown), `the known cards of seat ${seat} are out of order`);
  for (const { card, person, used, maybe, sure } of player.houses) {
    must(person !== NOBODY || !used, `seat ${seat} used a person that is not there`);
    must(
      maybe.every((known) => colourOf(known) === colourOf(card) && player.shown.includes(known)),
      `seat ${seat} has a house with a wrong suspect`,
    );
    must(!sure || maybe.includes(card), `seat ${seat} has a house that hides none of its suspects`);
  }
  const own = new Set([...player.hand, ...player.houses.map(({ card }) => card)]);
  must(
    player.shown.every((card) => own.has(card)),
    `seat ${seat} is known to have a card it has not`,
  );
}

const inOrder = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || inHandOrder(cards[i - 1]!, card) < 0);
