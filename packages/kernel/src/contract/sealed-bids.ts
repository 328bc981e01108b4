import { agendaOf, type Play as KernelPlay, type Question, type Step } from '../agenda.ts';
import { BadOptions, type Game, type OwnPart, placed, type ScoreLine, type Seat, viewOf } from '../game.ts';
import { cloneRandom, type RandomState, seeded, shuffle } from '../random.ts';
import { read, whole, z } from '../schema.ts';

/**
 * The smallest game with everything the contract asks about: hidden hands, a deck that is reshuffled, bids made at the
 * same time, a move that can be taken back and one that cannot. Everybody bids a card for the prize; the highest card
 * wins it, opens a stall or keeps the prize's points, and toasts somebody else.
 */
const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const HAND = 3;
const STALL_POINTS = 6;

const optionsSchema = z.strictObject({ rounds: whole(1, 8), stalls: whole(0, 5) });
export type BidOptions = z.infer<typeof optionsSchema>;

type Frame = { t: 'round' } | { t: 'bid' } | { t: 'build'; seat: Seat } | { t: 'toast'; seat: Seat };

export type BidAction =
  | { readonly t: 'bid'; readonly card: number }
  | { readonly t: 'keep' }
  | { readonly t: 'stall'; readonly stall: number }
  | { readonly t: 'toast'; readonly to: Seat };

type Doing<T extends BidAction['t']> = Extract<BidAction, { t: T }>;

export type BidEvent =
  | { readonly t: 'shuffle' }
  | { readonly t: 'prize'; readonly card: number }
  | { readonly t: 'draw' | 'bid'; readonly seat: Seat; readonly card: number | null }
  | { readonly t: 'reveal'; readonly cards: readonly number[] }
  | { readonly t: 'points'; readonly seat: Seat; readonly item: string; readonly points: number };

interface Table {
  readonly rounds: number;
  round: number;
  prize: number | null;
  discard: number[];
  stalls: (Seat | null)[];
  lines: ScoreLine[];
  agenda: Frame[];
}

export interface BidState extends Table {
  deck: number[];
  /** Ascending. */
  hands: number[][];
  bids: (number | null)[];
  random: RandomState;
}

const UNSEEN = -1;

/** A card that is there but not seen is -1. */
export interface BidView extends Table {
  deck: number;
  hands: number[][];
  bids: (number | null)[];
}

/** What one seat knows beside what everybody knows. */
interface BidOwn extends OwnPart {
  readonly hand: number[];
  readonly bid: number | null;
}

type Play = KernelPlay<BidState, BidEvent>;
type Framed<T extends Frame['t']> = Extract<Frame, { t: T }>;
/** The question of a frame, and the actions that answer it. */
type Asks<T extends Frame['t'], D extends BidAction['t']> = Question<BidState, Play, Framed<T>, Doing<D>>;

const round: Step<Play, Framed<'round'>> = {
  step(play) {
    const { state } = play;
    if (state.prize !== null) state.discard.push(state.prize);
    state.prize = null;
    if (state.round === state.rounds) return void state.agenda.pop();
    state.round++;
    for (let seat = 0; seat < state.hands.length; seat++) {
      const hand = state.hands[seat]!;
      while (hand.length < HAND) {
        const card = draw(play);
        hand.push(card);
        play.out?.push({ t: 'draw', seat, card });
      }
      hand.sort((a, b) => a - b);
    }
    state.prize = draw(play);
    play.out?.push({ t: 'prize', card: state.prize });
    state.agenda.push({ t: 'bid' });
  },
};

const bid: Asks<'bid', 'bid'> = {
  ask: (state) => ({ seats: bidders(state), ask: 'bid', source: null }),
  options(state, _frame, seat, into) {
    if (state.bids[seat] !== null) return;
    for (const card of state.hands[seat]!) into.push({ t: 'bid', card });
  },
  answer(play, _frame, seat, { card }) {
    const { state } = play;
    state.hands[seat]!.splice(state.hands[seat]!.indexOf(card), 1);
    state.bids[seat] = card;
    play.out?.push({ t: 'bid', seat, card });
    if (bidders(state).length > 0) return;
    play.effect = 'barrier';
    const cards = state.bids as number[];
    play.out?.push({ t: 'reveal', cards: [...cards] });
    state.discard.push(...cards);
    const winner = cards.indexOf(Math.max(...cards));
    state.bids.fill(null);
    state.agenda.pop();
    state.agenda.push({ t: 'toast', seat: winner }, { t: 'build', seat: winner });
  },
};

const build: Asks<'build', 'keep' | 'stall'> = {
  ask: (_state, frame) => ({ seats: [frame.seat], ask: 'build', source: 'prize' }),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    into.push({ t: 'keep' });
    for (let stall = 0; stall < state.stalls.length; stall++) {
      if (state.stalls[stall] === null) into.push({ t: 'stall', stall });
    }
  },
  answer(play, _frame, seat, action) {
    if (action.t === 'stall') {
      play.state.stalls[action.stall] = seat;
      gain(play, seat, 'stall', STALL_POINTS);
    } else {
      gain(play, seat, 'prize', play.state.prize!);
    }
    play.state.agenda.pop();
  },
};

const toast: Asks<'toast', 'toast'> = {
  ask: (_state, frame) => ({ seats: [frame.seat], ask: 'toast', source: null }),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (let to = 0; to < state.hands.length; to++) if (to !== seat) into.push({ t: 'toast', to });
  },
  answer(play, _frame, _seat, { to }) {
    gain(play, to, 'toast', 1);
    play.state.agenda.pop();
  },
};

const agenda = agendaOf<Frame, BidState, BidAction, BidEvent>({ round, bid, build, toast });

const parts = {
  publicView: (state: BidState): BidView => ({
    ...copyTable(state),
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.map(() => UNSEEN)),
    bids: state.bids.map((bid) => (bid === null ? null : UNSEEN)),
  }),
  ownView: (state: BidState, seat: Seat): BidOwn => ({
    seat,
    hand: [...state.hands[seat]!],
    bid: state.bids[seat] ?? null,
  }),
  joinView(open: BidView, owns: readonly BidOwn[]): BidView {
    const hands = [...open.hands];
    const bids = [...open.bids];
    for (const { seat, hand, bid } of owns) {
      hands[seat] = hand;
      bids[seat] = bid;
    }
    return { ...open, hands, bids };
  },
};

export const sealedBids: Game<BidState, BidAction, BidView, BidEvent, BidOptions> = {
  id: 'sealed-bids',
  rules: 1,
  seats: [2, 3],
  options(raw, seats) {
    const options = read(optionsSchema, raw, BadOptions);
    if (seats !== 2 && seats !== 3) throw new BadOptions([`seats: expected 2 or 3, got ${seats}`]);
    return options;
  },
  setup(options, seats, seed) {
    const state: BidState = {
      rounds: options.rounds,
      round: 0,
      prize: null,
      discard: [],
      stalls: Array.from({ length: options.stalls }, () => null),
      lines: [],
      agenda: [{ t: 'round' }],
      deck: [...CARDS],
      hands: Array.from({ length: seats }, () => []),
      bids: Array.from({ length: seats }, () => null),
      random: seeded(seed),
    };
    shuffle(state.random, state.deck);
    agenda.begin(state);
    return state;
  },
  decision: agenda.decision,
  legal: agenda.legal,
  apply: agenda.apply,
  clone: (state) => ({
    ...copyTable(state),
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    random: cloneRandom(state.random),
  }),
  ...parts,
  view: viewOf(parts),
  seen(event, eyes) {
    const secret = (event.t === 'draw' || event.t === 'bid') && !eyes.includes(event.seat);
    return secret ? { ...event, card: null } : event;
  },
  imagine(view, seed) {
    const random = seeded(seed);
    const seen = new Set([...view.discard, ...view.hands.flat(), ...view.bids, view.prize]);
    const unseen: number[] = CARDS.filter((card) => !seen.has(card));
    shuffle(random, unseen);
    const known = (card: number) => (card === UNSEEN ? unseen.pop()! : card);
    return {
      ...copyTable(view),
      hands: view.hands.map((hand) => hand.map(known).sort((a, b) => a - b)),
      bids: view.bids.map((bid) => (bid === null ? null : known(bid))),
      deck: unseen,
      random,
    };
  },
  score: (state) => state.lines,
  standings: (state) =>
    placed(
      state.hands.map((_, seat) => ({
        seat,
        score: state.lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0),
        tieBreak: state.stalls.filter((owner) => owner === seat).length,
      })),
    ),
  violations(state) {
    const cards = [...state.deck, ...state.discard, ...state.hands.flat(), ...state.bids, state.prize];
    const present = new Set(cards.filter((card) => card !== null));
    return present.size === CARDS.length ? [] : [`expected ${CARDS.length} different cards, found ${present.size}`];
  },
};

function copyTable(table: Table): Table {
  return {
    rounds: table.rounds,
    round: table.round,
    prize: table.prize,
    discard: [...table.discard],
    stalls: [...table.stalls],
    lines: [...table.lines],
    agenda: table.agenda.map((frame) => ({ ...frame })),
  };
}

function bidders(state: BidState): Seat[] {
  return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}

function draw(play: Play): number {
  const { state } = play;
  play.effect = 'barrier';
  if (state.deck.length === 0) {
    state.deck.push(...shuffle(state.random, state.discard.splice(0)));
    play.out?.push({ t: 'shuffle' });
  }
  return state.deck.pop()!;
}

function gain(play: Play, seat: Seat, item: string, points: number): void {
  play.state.lines.push({ seat, item, round: play.state.round, points });
  play.out?.push({ t: 'points', seat, item, points });
}
