import { ScenarioError, type Vocabulary } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { COLOURS, sum } from '../colours.ts';
import type { Event } from '../events.ts';
import { explain, type Intent } from '../explain/index.ts';
import { scorePreview } from '../facts/score.ts';
import { bruges } from '../game.ts';
import type { Options } from '../options.ts';
import { colourOf } from '../persons/deck.ts';
import { PERSONS } from '../persons/index.ts';
import { MAJORITIES, NOBODY, type State } from '../state.ts';
import { backOf, isBack, type View } from '../view.ts';
import { buildPosition, cardNamed } from './position.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

const SIDES = ['left', 'right'];
/** An index that no house has: the move is then explained instead of being an error. */
const NO_HOUSE = 99;

/** `red` is the oldest empty red house, `prince` the house where the prince lives. */
function houseNamed(state: State, seat: number, word: string): number {
  const { houses } = state.players[seat]!;
  const at = (COLOURS as readonly string[]).includes(word)
    ? houses.findIndex(({ card, person }) => person === NOBODY && colourOf(card) === word)
    : houses.findIndex(({ person }) => person !== NOBODY && person === cardNamed(word));
  return at < 0 ? NO_HOUSE : at;
}

/** Table words to the fields of an action; a word that is not translated is taken as it stands. */
function intent(file: Scenario, state: State, seat: number, move: Fields): Partial<Action> {
  const fields: Record<string, unknown> = { ...move };
  const translate = (word: string, value: (text: string) => number | undefined, problem: string) => {
    const text = fields[word];
    if (typeof text !== 'string') return;
    const found = value(text);
    if (found === undefined || found < 0) {
      throw new ScenarioError(['when'], `${String(move.do)}: ${word} "${text}" ${problem}`);
    }
    fields[word] = found;
  };
  for (const word of ['from', 'to']) translate(word, (text) => file.seats.indexOf(text), 'is nobody at the table');
  for (const word of ['card', 'person']) translate(word, cardNamed, 'is nobody in the deck');
  for (const word of ['section', 'pile']) translate(word, (text) => SIDES.indexOf(text), 'is neither left nor right');
  translate('house', (text) => houseNamed(state, seat, text), '');
  return fields as Partial<Action>;
}

const idOf = (card: number): string => PERSONS[card]!.id;

function facts(file: Scenario, state: State): Fields {
  const name = (seat: number) => file.seats[seat]!;
  const preview = scorePreview(state);
  return {
    round: state.round,
    lastRound: state.lastRound,
    stage: state.stage,
    start: name(state.start),
    dice: state.dice,
    players: Object.fromEntries(
      state.players.map((player, seat) => [
        name(seat),
        {
          ...player,
          majorities: MAJORITIES.filter((majority) => player.majorities[majority]),
          hand: player.hand.map(idOf),
          handSize: player.hand.length,
          backs: player.hand.map(backOf),
          fresh: player.fresh.length,
          shown: player.shown.map(idOf),
          houses: player.houses.map(({ card, person }) =>
            person === NOBODY ? colourOf(card) : `${colourOf(card)}: ${idOf(person)}`,
          ),
          used: player.houses.flatMap(({ person, used }) => (used ? [idOf(person)] : [])),
          workerCount: sum(player.workers),
          threatCount: sum(player.threats),
          final: Object.fromEntries(preview[seat]!.lines.map(({ item, points }) => [item, points])),
          total: preview[seat]!.total,
        },
      ]),
    ),
    statues: state.statues,
    pileSizes: state.piles.map((pile) => pile.length),
    tops: state.piles.map((pile) => (pile.length === 0 ? null : colourOf(pile.at(-1)!))),
    extraSize: state.extra.length,
    discard: state.discard.toReversed().map(idOf),
    discardSize: state.discard.length,
  };
}

/** What a view shows of the players. */
const sees = ({ seats }: Scenario, view: View): Fields =>
  Object.fromEntries(
    view.players.map(({ hand, shown, houses }, seat) => [
      seats[seat]!,
      {
        hand: hand.some(isBack) ? 'hidden' : hand.map((card) => idOf(card as number)),
        backs: hand.map(backOf),
        shown: shown.map(idOf),
        faces: houses.map(({ card }) => (card === null ? null : idOf(card))),
      },
    ]),
  );

/** Seats by name, cards by id, sides by word. */
function tell(file: Scenario, event: Event): Fields {
  const told: Record<string, unknown> = { ...event };
  for (const key of ['seat', 'from', 'to', 'start']) {
    if (typeof told[key] === 'number' && !(event.t === 'step' && key === 'to')) told[key] = file.seats[told[key]];
  }
  for (const key of ['card', 'person']) if (typeof told[key] === 'number') told[key] = idOf(told[key]);
  for (const key of ['section', 'pile']) if (typeof told[key] === 'number') told[key] = SIDES[told[key]];
  if (event.t === 'look') told.cards = event.cards.map((card) => (card === null ? null : idOf(card)));
  if (Array.isArray(told.winners)) told.winners = told.winners.map((seat: number) => file.seats[seat]);
  return told;
}

/** Somebody who only wants to get on takes workers, ends turns and says no. */
const quiet = (legal: readonly Action[]): Action =>
  legal.find(({ do: verb }) => verb === 'endTurn' || verb === 'decline') ??
  legal.find((action) => action.do === 'play' && action.as === 'workers') ??
  legal[0]!;

export const brugesWords: Vocabulary<Scenario, State, Action, View, Event, Options> = {
  game: bruges,
  schema: scenarioSchema,
  position: buildPosition,
  intent,
  why: (state, seat, wanted) => explain(state, seat, wanted as Intent)?.why ?? null,
  facts,
  sees,
  tell,
  declines: ['decline'],
  quiet: (_, __, legal) => quiet(legal),
};
