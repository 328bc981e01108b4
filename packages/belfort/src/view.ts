import { keptCopy, keptRecord, type OwnPart, type Seed, seeded, shuffle, viewOf } from '@guildhall/kernel';
import { PROPERTIES, type Property } from './board/districts.ts';
import type { SpiesFrame } from './guilds/spies.ts';
import { COPIES } from './numbers.ts';
import { sortHand } from './phases/cards.ts';
import type { StartingHandsFrame } from './phases/setup.ts';
import { cloneState, type Frame, type Player, type State } from './state.ts';

/** A pick that was made but not shown yet. */
export const HIDDEN = 'hidden' as const;

/** Another player as everybody sees them: of the hand only its size and the cards known to be in it. */
export interface PlayerView extends Omit<Player, 'hand'> {
  hand: Property[] | null;
  handSize: number;
}

export type FrameView =
  | Exclude<Frame, StartingHandsFrame | SpiesFrame>
  | { t: 'startingHands'; discards: (Property | typeof HIDDEN)[][] }
  | { t: 'spies'; seat: number; picks: (Property | null | typeof HIDDEN)[] };

/** What some seats know together. */
export interface View extends Omit<State, 'players' | 'deck' | 'random' | 'agenda'> {
  players: PlayerView[];
  deckSize: number;
  agenda: FrameView[];
}

/** What one seat knows beside what everybody knows. */
export interface Own extends OwnPart {
  hand: Property[];
  /** What it has picked, as long as such picks are made in secret. */
  picks?: Property[];
}

function openFrame(frame: Frame): FrameView {
  if (frame.t === 'startingHands')
    return { t: frame.t, discards: frame.discards.map((picks) => picks.map(() => HIDDEN)) };
  if (frame.t === 'spies') {
    return { t: frame.t, seat: frame.seat, picks: frame.picks.map((card) => (card === null ? null : HIDDEN)) };
  }
  return { ...frame };
}

/** What everybody knows of a player; `before` itself when nothing of it has changed. */
function openPlayer(player: Player, before?: PlayerView): PlayerView {
  return keptRecord<PlayerView>(before, {
    ...player,
    hand: null,
    shown: keptCopy(before?.shown, player.shown),
    built: keptCopy(before?.built, player.built),
    handSize: player.hand.length,
  });
}

export function publicView(state: State, before?: View): View {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    stage: state.stage,
    guilds: state.guilds,
    markers: keptCopy(before?.markers, state.markers),
    players: state.players.map((player, seat) => openPlayer(player, before?.players[seat])),
    desk: keptCopy(before?.desk, state.desk),
    camp: keptCopy(before?.camp, state.camp),
    guildPlanks: keptCopy(before?.guildPlanks, state.guildPlanks),
    neutralDwarves: keptCopy(before?.neutralDwarves, state.neutralDwarves),
    gnomes: state.gnomes,
    deckSize: state.deck.length,
    discard: keptCopy(before?.discard, state.discard),
    pool: keptCopy(before?.pool, state.pool),
    ledger: keptCopy(before?.ledger, state.ledger),
    agenda: state.agenda.map(openFrame),
  };
}

function picksIn(frame: Frame, seat: number): Property[] | null {
  if (frame.t === 'startingHands') return frame.discards[seat]!.slice();
  if (frame.t !== 'spies') return null;
  const card = frame.picks[seat] ?? null;
  return card === null ? [] : [card];
}

export function ownView(state: State, seat: number): Own {
  const own: Own = { seat, hand: state.players[seat]!.hand.slice() };
  for (const frame of state.agenda) {
    // there is never more than one frame of secret picks
    const picks = picksIn(frame, seat);
    if (picks !== null) own.picks = picks;
  }
  return own;
}

function withPicks(frame: FrameView, seat: number, picks: Property[]): FrameView {
  if (frame.t === 'startingHands') return { ...frame, discards: frame.discards.with(seat, picks) };
  if (frame.t === 'spies' && picks.length > 0) return { ...frame, picks: frame.picks.with(seat, picks[0]!) };
  return frame;
}

export function joinView(open: View, owns: readonly Own[]): View {
  if (owns.length === 0) return open;
  const players = open.players.slice();
  let { agenda } = open;
  for (const { seat, hand, picks } of owns) {
    players[seat] = { ...players[seat]!, hand };
    if (picks !== undefined) agenda = agenda.map((frame) => withPicks(frame, seat, picks));
  }
  return { ...open, players, agenda };
}

export const view = viewOf({ publicView, ownView, joinView });

/** The cards that this view does not place anywhere. */
export function unseenCards(view: View): Property[] {
  const left = Object.fromEntries(PROPERTIES.map((card) => [card, COPIES])) as Record<Property, number>;
  const note = (card: Property) => left[card]--;
  view.discard.forEach(note);
  view.pool.forEach(note);
  for (const player of view.players) {
    for (const { property } of player.built) note(property);
    (player.hand ?? player.shown).forEach(note);
  }
  for (const frame of view.agenda) if (frame.t === 'neutralSite') note(frame.card);
  return PROPERTIES.flatMap((card) => new Array<Property>(left[card]).fill(card));
}

/** A state that fits the view: hidden cards are dealt anew, and the future is another one. */
export function imagine(view: View, seed: Seed): State {
  const random = seeded(seed);
  const unseen = unseenCards(view);
  shuffle(random, unseen);
  const { players, deckSize, agenda, ...open } = view;
  const hands = players.map(({ hand, shown, handSize }) =>
    hand !== null ? hand : sortHand([...shown, ...unseen.splice(0, handSize - shown.length)]),
  );
  const frames = agenda.map((frame): Frame => {
    if (frame.t === 'startingHands') {
      const discards = frame.discards.map((picks, seat) =>
        picks.map((card, i) => (card === HIDDEN ? hands[seat]![i]! : card)),
      );
      return { t: frame.t, discards };
    }
    if (frame.t === 'spies') {
      const picks = frame.picks.map((card, seat) => (card === HIDDEN ? hands[seat]![0]! : card));
      return { t: frame.t, seat: frame.seat, picks };
    }
    return frame;
  });
  return cloneState({
    ...open,
    players: players.map(({ handSize: _, hand: __, ...player }, seat) => ({ ...player, hand: hands[seat]! })),
    deck: unseen,
    random,
    agenda: frames,
  });
}
