import {
  below,
  kept,
  keptCopy,
  keptRecord,
  type OwnPart,
  type RandomState,
  type Seed,
  seeded,
  shuffle,
  viewOf,
} from '@guildhall/kernel';
import { byColour, COLOURS, type Colour, cloneByColour } from './colours.ts';
import { colourOf, DECK, inHandOrder } from './persons/deck.ts';
import { cloneState, type Frame, type FrameOf, type House, NOBODY, type Player, type State } from './state.ts';

/** A card whose face these eyes do not see. */
export interface Back {
  readonly back: Colour;
}
export type CardView = number | Back;

export const isBack = (card: CardView): card is Back => typeof card !== 'number';
export const backOf = (card: CardView): Colour => (isBack(card) ? card.back : colourOf(card));

export interface HouseView extends Omit<House, 'card'> {
  colour: Colour;
  /** null: known to its owner only. */
  card: number | null;
}

export interface PlayerView extends Omit<Player, 'hand' | 'fresh' | 'houses'> {
  /** By colour; faces for those who may see them. */
  hand: CardView[];
  /** Drawn and not looked at yet by anybody. */
  fresh: Back[];
  houses: HouseView[];
}

export interface PileView {
  size: number;
  top: Colour | null;
}

export type FrameView =
  | Exclude<Frame, FrameOf<'extraPlay'>>
  | (Omit<FrameOf<'extraPlay'>, 'card'> & { card: CardView });

/** What some seats know together. Backs are public: of every hand, of drawn cards, of houses, of the tops of piles. */
export interface View extends Omit<State, 'players' | 'piles' | 'extra' | 'random' | 'agenda'> {
  players: PlayerView[];
  piles: [PileView, PileView];
  extra: PileView;
  agenda: FrameView[];
}

const pileView = (pile: readonly number[]): PileView => ({
  size: pile.length,
  top: pile.length === 0 ? null : colourOf(pile[pile.length - 1]!),
});

/** One record for all cards of a colour. */
const BACKS: Readonly<Record<Colour, Back>> = byColour((back) => ({ back }));

const backs = (cards: readonly number[]): Back[] => cards.map((card) => BACKS[colourOf(card)]);

/** What one seat knows beside what everybody knows. */
export interface Own extends OwnPart {
  hand: number[];
  /** The faces of its houses, in their order. */
  houses: number[];
  /** The cards it has drawn to play them at once, in the order of the agenda. */
  drawn?: number[];
}

const openHouse = ({ card, person, used, maybe, sure }: House, before?: HouseView): HouseView =>
  keptRecord(before, { person, used, maybe, sure, colour: colourOf(card), card: null });

const openHouses = (houses: readonly House[], before?: readonly HouseView[]): HouseView[] =>
  houses.map((house, at) => openHouse(house, before?.[at]));

const isSecret = (frame: Frame): frame is FrameOf<'extraPlay'> => frame.t === 'extraPlay' && frame.card !== NOBODY;

const openFrame = (frame: Frame): FrameView =>
  isSecret(frame) ? { ...frame, card: BACKS[colourOf(frame.card)] } : { ...frame };

/** What everybody knows of a player; `before` itself when nothing of it has changed. */
function openPlayer(player: Player, before?: PlayerView): PlayerView {
  return keptRecord<PlayerView>(before, {
    ...player,
    workers: keptRecord(before?.workers, cloneByColour(player.workers)),
    threats: keptRecord(before?.threats, cloneByColour(player.threats)),
    canals: keptCopy(before?.canals, player.canals),
    completed: keptCopy(before?.completed, player.completed),
    statues: keptCopy(before?.statues, player.statues),
    majorities: keptRecord(before?.majorities, { ...player.majorities }),
    hand: kept(before?.hand, backs(player.hand)),
    fresh: kept(before?.fresh, backs(player.fresh)),
    shown: keptCopy(before?.shown, player.shown),
    houses: kept(before?.houses, openHouses(player.houses, before?.houses)),
  });
}

export function publicView(state: State, before?: View): View {
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    lastRound: state.lastRound,
    stage: state.stage,
    start: state.start,
    dice: keptRecord(before?.dice, cloneByColour(state.dice)),
    statues: state.statues,
    piles: [pileView(state.piles[0]), pileView(state.piles[1])],
    extra: pileView(state.extra),
    discard: keptCopy(before?.discard, state.discard),
    players: state.players.map((player, seat) => openPlayer(player, before?.players[seat])),
    ledger: keptCopy(before?.ledger, state.ledger),
    agenda: state.agenda.map(openFrame),
  };
}

export function ownView(state: State, seat: number): Own {
  const { hand, houses } = state.players[seat]!;
  const own: Own = { seat, hand: hand.slice(), houses: houses.map(({ card }) => card) };
  const drawn = state.agenda.flatMap((frame) => (isSecret(frame) && frame.seat === seat ? [frame.card] : []));
  return drawn.length === 0 ? own : { ...own, drawn };
}

function withDrawn(agenda: readonly FrameView[], seat: number, drawn: readonly number[]): FrameView[] {
  let next = 0;
  return agenda.map((frame) =>
    frame.t === 'extraPlay' && frame.seat === seat && isBack(frame.card) ? { ...frame, card: drawn[next++]! } : frame,
  );
}

export function joinView(open: View, owns: readonly Own[]): View {
  if (owns.length === 0) return open;
  const players = open.players.slice();
  let { agenda } = open;
  for (const { seat, hand, houses, drawn } of owns) {
    const player = players[seat]!;
    players[seat] = { ...player, hand, houses: player.houses.map((house, at) => ({ ...house, card: houses[at]! })) };
    if (drawn !== undefined) agenda = withDrawn(agenda, seat, drawn);
  }
  return { ...open, players, agenda };
}

export const view = viewOf({ publicView, ownView, joinView });

/** The cards that this view does not place anywhere, shuffled, by colour. */
function unseenCards(view: View, random: RandomState): Record<Colour, number[]> {
  const placed = new Uint8Array(DECK.length);
  const note = (card: CardView | null) => {
    if (typeof card === 'number') placed[card] = 1;
  };
  view.discard.forEach(note);
  for (const player of view.players) {
    player.hand.forEach(note);
    player.shown.forEach(note);
    for (const { card, person } of player.houses) {
      note(card);
      if (person !== NOBODY) note(person);
    }
  }
  const unseen = Object.fromEntries(COLOURS.map((colour) => [colour, [] as number[]])) as Record<Colour, number[]>;
  for (let card = 0; card < DECK.length; card++) if (placed[card] === 0) unseen[colourOf(card)].push(card);
  for (const colour of COLOURS) shuffle(random, unseen[colour]);
  return unseen;
}

/**
 * Where a hidden player's publicly known cards are: in the hand, or under a house that was laid since [G20]. Every card
 * finds a place, and a house that surely hides one of them gets one; the true position shows that this is possible.
 */
function placeKnown(player: PlayerView, random: RandomState): { inHand: number[]; under: Map<number, number> } {
  const room = new Map<Colour, number>();
  for (const card of player.hand) room.set(backOf(card), (room.get(backOf(card)) ?? 0) + 1);
  const inHand: number[] = [];
  const under = new Map<number, number>();

  const place = (next: number): boolean => {
    if (next === player.shown.length) return player.houses.every(({ sure }, at) => !sure || under.has(at));
    const card = player.shown[next]!;
    const colour = colourOf(card);
    const places = player.houses.flatMap(({ maybe }, at) => (maybe.includes(card) && !under.has(at) ? [at] : []));
    const free = room.get(colour) ?? 0;
    for (const at of shuffle(random, free > 0 ? [...places, NOBODY] : places)) {
      if (at === NOBODY) {
        room.set(colour, free - 1);
        inHand.push(card);
        if (place(next + 1)) return true;
        inHand.pop();
        room.set(colour, free);
      } else {
        under.set(at, card);
        if (place(next + 1)) return true;
        under.delete(at);
      }
    }
    return false;
  };
  place(0);
  return { inHand, under };
}

/** A state that fits the view: hidden cards are dealt anew, and the future is another one. */
export function imagine(view: View, seed: Seed): State {
  const random = seeded(seed);
  const unseen = unseenCards(view, random);
  const deal = (colour: Colour): number => unseen[colour].pop()!;

  const players = view.players.map(({ hand, fresh, houses, ...player }): Player => {
    const drawn = fresh.map(({ back }) => deal(back));
    const hidden = hand.some(isBack) || houses.some(({ card }) => card === null);
    const known = hidden ? placeKnown({ hand, fresh, houses, ...player }, random) : { inHand: [], under: new Map() };
    const left = known.inHand.slice();
    const cards = hand.map((card) => {
      if (!isBack(card)) return card;
      const at = left.findIndex((shown) => colourOf(shown) === card.back);
      return at < 0 ? deal(card.back) : left.splice(at, 1)[0]!;
    });
    return {
      ...player,
      hand: cards.sort(inHandOrder),
      fresh: drawn,
      houses: houses.map(({ colour, card, ...house }, at) => ({
        ...house,
        card: card ?? known.under.get(at) ?? deal(colour),
      })),
    };
  });
  const tops = [...view.piles, view.extra].map(({ top }) => (top === null ? [] : [deal(top)]));
  const rest = shuffle(
    random,
    COLOURS.flatMap((colour) => unseen[colour]),
  );
  const [first, second, extra] = [...view.piles, view.extra].map(({ size }, i) =>
    size === 0 ? [] : [...rest.splice(0, size - 1), ...tops[i]!],
  );
  const agenda = view.agenda.map((frame): Frame => {
    if (frame.t !== 'extraPlay' || !isBack(frame.card)) return frame as Frame;
    return { ...frame, card: drawnCard(players[frame.seat]!, frame.card.back, random) };
  });
  return cloneState({
    ...view,
    players,
    piles: [first!, second!],
    extra: extra!,
    random,
    agenda,
  });
}

/** A card of the hand that was drawn just now, hence none that everybody knows if there is another. */
function drawnCard(player: Player, colour: Colour, random: RandomState): number {
  const fits = player.hand.filter((card) => colourOf(card) === colour);
  const unknown = fits.filter((card) => !player.shown.includes(card));
  const among = unknown.length > 0 ? unknown : fits;
  return among[below(random, among.length)]!;
}
