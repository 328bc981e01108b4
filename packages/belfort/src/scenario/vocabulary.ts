import { ScenarioError, type Vocabulary } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import { seasonOf } from '../board/calendar.ts';
import { type Property, SITE_OF, SITES } from '../board/districts.ts';
import { isProperty, KEEPS, SYMBOL_NAMES, symbolNamed } from '../board/names.ts';
import type { Event } from '../events.ts';
import { explain, type Intent } from '../explain/index.ts';
import { treasuryNow } from '../facts/collection.ts';
import { crewOf, crewSize } from '../facts/workers.ts';
import { belfort } from '../game.ts';
import type { Guild } from '../guilds/names.ts';
import type { Options } from '../options.ts';
import { properties } from '../properties/index.ts';
import { type Built, NOBODY, type State } from '../state.ts';
import { HIDDEN, type View } from '../view.ts';
import { builderNames, buildPosition, violationsOf } from './position.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `inn` is the first built inn, `inn#2` the second. */
function cardNamed(state: State, seat: number, word: string): number | undefined {
  const [property, nth] = word.split('#');
  const all = state.players[seat]!.built.flatMap((card, i) => (card.property === property ? [i] : []));
  return all[nth === undefined ? 0 : Number(nth) - 1];
}

/** Table words to the fields of an action; a word that is not translated is taken as it stands. */
function intent(file: Scenario, state: State, seat: number, move: Fields): Partial<Action> {
  const fields: Record<string, unknown> = { ...move };
  const bad = (word: string, message: string): never => {
    throw new ScenarioError(['when'], `${String(move.do)}: ${word} "${String(fields[word])}" ${message}`);
  };
  const rename = (word: string, key: string, value: unknown, problem: string) => {
    if (value === undefined || value === -1) bad(word, problem);
    delete fields[word];
    fields[key] = value;
  };
  const builders = builderNames(file.seats);
  for (const word of ['from', 'of'] as const) {
    if (typeof fields[word] === 'string')
      rename(word, word, file.seats.indexOf(fields[word]), 'is nobody at the table');
  }
  if (typeof fields.owner === 'string') rename('owner', 'builder', builders.indexOf(fields.owner), 'is no builder');
  if (Array.isArray(fields.between)) {
    const [a, b] = fields.between.map((name) => SITE_OF[symbolNamed(String(name))]!).toSorted((x, y) => x - y);
    delete fields.between;
    fields.first = a;
    fields.second = b;
  }
  if (typeof fields.at === 'string' && !['desk', 'camp'].includes(fields.at)) {
    const word = fields.at;
    if (isProperty(word.split('#')[0]!)) {
      rename('at', 'card', cardNamed(state, seat, word) ?? 99, 'is not built');
      fields.at = 'card';
    } else {
      rename('at', 'district', state.guilds.indexOf(word as Guild), 'is no guild of this game');
      if (move.do !== 'neutralDwarf') fields.at = 'guild';
    }
  }
  if (typeof fields.on === 'string') {
    const word = fields.on;
    if (isProperty(word.split('#')[0]!)) rename('on', 'card', cardNamed(state, seat, word) ?? 99, 'is not built');
    else rename('on', 'symbol', symbolNamed(word), 'is no place on the board');
  }
  return fields as Partial<Action>;
}

function facts(file: Scenario, state: State): Fields {
  const builders = builderNames(file.seats);
  const name = (seat: number) => builders[seat]!;
  const treasury = treasuryNow(state);
  return {
    round: state.round,
    season: seasonOf(state.round),
    stage: state.stage,
    players: Object.fromEntries(
      state.players.map((player, seat) => {
        const crew = crewOf(state, seat);
        return [
          name(seat),
          {
            ...player,
            built: player.built.map(asGiven),
            elves: crew.elf,
            dwarves: crew.dwarf,
            masterElves: crew.masterElf,
            masterDwarves: crew.masterDwarf,
            atHome: crewSize(player.home),
            handSize: player.hand.length,
            tax: treasury[seat]!.tax,
            income: treasury[seat]!.income,
          },
        ];
      }),
    ),
    markers: ownersBySymbol(state, name),
    pool: state.pool,
    poolSize: state.pool.length,
    deckSize: state.deck.length,
    discard: state.discard,
    discardSize: state.discard.length,
    gnomes: state.gnomes,
    desk: state.desk.length,
    camp: state.camp.map(({ seat }) => name(seat)),
    neutralDwarves: state.neutralDwarves.map((district) => state.guilds[district]),
  };
}

/** A gnome that acts once in the game is used when it has done so. */
const asGiven = ({ waiting, ...card }: Built) =>
  properties[card.property].gnomeWaits ? { ...card, used: card.gnomes > 0 && !waiting } : card;

/** A keep with two different halves has a list of both. */
function ownersBySymbol({ markers }: State, name: (builder: number) => string): Fields {
  const owner = (symbol: number) => (markers[symbol] === NOBODY ? null : name(markers[symbol]!));
  const whole = ([a, b]: readonly number[]) => (owner(a!) === owner(b!) ? owner(a!) : [owner(a!), owner(b!)]);
  return {
    ...Object.fromEntries(SYMBOL_NAMES.map((symbol, i) => [symbol, owner(i)])),
    ...Object.fromEntries(Object.entries(KEEPS).map(([keep, symbols]) => [keep, whole(symbols)])),
  };
}

/** What a view shows of the players. */
function sees({ seats }: Scenario, view: View): Fields {
  const picks = (seat: number) => {
    for (const frame of view.agenda) {
      if (frame.t === 'startingHands') return frame.discards[seat]!;
      if (frame.t === 'spies' && frame.picks[seat] !== null) return [frame.picks[seat]!];
    }
    return [];
  };
  return Object.fromEntries(
    view.players.map(({ hand, handSize, shown }, seat) => {
      const picked = picks(seat);
      return [
        seats[seat]!,
        { hand: hand ?? HIDDEN, handSize, shown, picked: picked.includes(HIDDEN) ? HIDDEN : picked },
      ];
    }),
  );
}

/** Districts are counted from 1 in scenarios. */
const districtWord = (word: string): string => word.replace(/^district\.(\d)$/, (_, n) => `district.${Number(n) + 1}`);

/** Seats by name, symbols and districts in table words. */
function tell(file: Scenario, event: Event): Fields {
  const builders = builderNames(file.seats);
  const told: Record<string, unknown> = { ...event };
  for (const key of ['seat', 'builder', 'from', 'to', 'of', 'neutral']) {
    if (typeof told[key] === 'number') told[key] = builders[told[key]] ?? null;
  }
  if (typeof told.symbol === 'number') told.symbol = SYMBOL_NAMES[told.symbol];
  if (typeof told.district === 'number') told.district++;
  if (event.t === 'home' && event.from === 'guild') told.at = event.at + 1;
  for (const key of ['source', 'majority']) if (typeof told[key] === 'string') told[key] = districtWord(told[key]);
  if (event.t === 'swap') {
    delete told.first;
    delete told.second;
    told.between = [event.first, event.second].map(siteName);
  }
  if (Array.isArray(told.winners)) told.winners = told.winners.map((seat: number) => builders[seat]);
  return told;
}

const siteName = (site: number): string => SYMBOL_NAMES[SITES[site]!.symbols[0]!]!.replace(/^(keep \d)a$/, '$1');

const DECLINES = ['decline', 'stop'];
const QUIET = ['pass', 'endTurn', 'stop', 'decline'];

export const belfortWords: Vocabulary<Scenario, State, Action, View, Event, Options> = {
  game: belfort,
  schema: scenarioSchema,
  position: buildPosition,
  intent,
  why: (state, seat, wanted) => explain(state, seat, wanted as Intent)?.why ?? null,
  facts: (file, state) => {
    const all = facts(file, state);
    // built cards may be expected by name alone, so both forms must be at hand
    return named(file, all);
  },
  sees,
  tell,
  declines: DECLINES,
  violations: violationsOf,
  quiet: (_, __, legal) =>
    legal.find((action) => QUIET.includes(action.do) || (action.do === 'crest' && action.of === null)) ?? legal[0]!,
};

/** Where `then` names a built card by its property alone, the fact is the property alone. */
function named(file: Scenario, all: Fields): Fields {
  const wanted = file.then.players ?? {};
  const players = Object.fromEntries(
    Object.entries(all.players as Record<string, { built: { property: Property }[] }>).map(([name, player]) => {
      const expected = wanted[name]?.built;
      if (expected === undefined) return [name, player];
      const built = player.built.map((card, i) => (typeof expected[i] === 'string' ? card.property : card));
      return [name, { ...player, built }];
    }),
  );
  return { ...all, players };
}
