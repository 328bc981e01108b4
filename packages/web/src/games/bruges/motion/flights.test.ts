import { makeBot } from '@guildhall/bots';
import { type Action, bruges, type Event, PERSONS, type View } from '@guildhall/bruges';
import { seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type BrugesFlight, flightsOf } from './flights.ts';
import type { Piece } from './moveFacts.ts';
import { soundsOf } from './sounds.ts';

const start = bruges.view(bruges.setup(bruges.options({}, 3), 3, 5), [0]);
const change = (both: (view: View) => void = () => {}) => {
  const views = [structuredClone(start), structuredClone(start)] as const;
  for (const view of views) both(view);
  return { me: 0, before: views[0], after: views[1] };
};
const COOK = 5; // some blue card

/** Where the only flight of this sort starts and ends. */
function way(events: Event[], t: Piece['t'], between = change()): [string | undefined, string | undefined] {
  const flights = flightsOf(events, between).filter(({ piece }) => piece.t === t);
  expect(flights).toHaveLength(1);
  return [flights[0]!.from[0], flights[0]!.to[0]];
}
const sumsOf = (flights: BrugesFlight[]) =>
  flights.flatMap(({ piece, to }) => (piece.t === 'sum' ? [[piece.n, piece.what, to[0]]] : []));
const withPerson = (seat: number, person: number) =>
  change((view) => {
    view.players[seat]!.houses = [{ colour: 'red', card: null, person, used: false, maybe: [], sure: false }];
  });

describe('cards', () => {
  const draw = (seat: number): Event => ({ t: 'draw', seat, pile: 1, colour: 'blue', source: 'refill' });

  test.each<[string, Event, string, string]>([
    ['drawn by me', draw(0), 'target pile:1', 'anchor fresh:0'],
    ['drawn by another', draw(1), 'target pile:1', 'anchor hand:1'],
    ['discarded', { t: 'discard', seat: 0, card: COOK, source: 'refill' }, 'target hand:5', 'anchor discard'],
    ['recovered', { t: 'recover', seat: 0, card: COOK, source: 'refill' }, 'target discard:5', 'target hand:5'],
    [
      'laid as my house',
      { t: 'house', seat: 0, house: 2, card: COOK, colour: 'blue', source: 'house' },
      'target hand:5',
      'anchor house:0:2',
    ],
    [
      'burnt down',
      { t: 'houseLost', seat: 1, house: 0, card: COOK, source: 'threat.red' },
      'anchor house:1:0',
      'anchor discard',
    ],
    [
      'moving in',
      { t: 'person', seat: 0, person: COOK, house: 1, source: 'person' },
      'target hand:5',
      'anchor house:0:1 > person',
    ],
    [
      'carried out',
      { t: 'leave', seat: 0, person: COOK, house: 1, to: 'discard', source: 'threat.brown' },
      'anchor house:0:1 > person',
      'anchor discard',
    ],
  ])('%s', (_, event, from, to) => {
    expect(way([event], 'card')).toEqual([from, to]);
  });

  test('are drawn one beside the other, from behind', () => {
    const flights = flightsOf([draw(0), draw(0)], change());
    expect(flights.map(({ to }) => to[0])).toEqual(['anchor fresh:0', 'anchor fresh:1']);
    expect(flights.map(({ piece }) => piece.t === 'card' && piece.card)).toEqual([null, null]);
  });

  test('are looked at together: those that lie there turn over, the last one on its way', () => {
    const between = change((view) => {
      view.players[0]!.fresh = [{ back: 'red' }, { back: 'blue' }];
    });
    const flights = flightsOf([draw(0), { t: 'look', seat: 0, cards: [1, 2, 70] }], between);
    expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['target pile:1', 'target hand:2'],
      ['anchor fresh:1', 'target hand:1'],
      ['anchor fresh:0', 'target hand:70'],
    ]);
    expect(flights.every(({ piece }) => piece.t === 'card' && piece.turns === 'up')).toBe(true);
    expect(new Set(flights.slice(1).map(({ wave }) => wave)).size).toBe(1);
  });

  test('a house of another is only a back', () => {
    const [flight] = flightsOf(
      [{ t: 'house', seat: 1, house: 0, card: null, colour: 'red', source: 'house' }],
      change(),
    );
    expect(flight).toMatchObject({ piece: { t: 'card', card: null, colour: 'red' }, becomes: true });
  });

  test('played for what it brings, it goes to the discard pile; as a house or person to the house', () => {
    const play = (as: 'workers' | 'person'): Event => ({
      t: 'play',
      seat: 1,
      card: COOK,
      colour: 'blue',
      as,
      extra: false,
    });
    expect(way([play('workers')], 'card')).toEqual(['anchor hand:1', 'anchor discard']);
    expect(flightsOf([play('person')], change())).toEqual([]);
  });
});

describe('dice and threats', () => {
  const dice = { blue: 5, brown: 1, red: 2, purple: 3, yellow: 4 };
  const events: Event[] = [
    { t: 'roll', dice, start: 0 },
    { t: 'threat', seat: 1, colour: 'blue', source: 'dice', from: null },
    { t: 'strike', seat: 1, colour: 'blue', spared: false },
    { t: 'workersLost', seat: 1, colour: 'red', n: 2, source: 'threat.blue', to: null },
    { t: 'threat', seat: 2, colour: 'blue', source: 'dice', from: null },
  ];

  test('the dice roll, then threaten, then the threat strikes, then things are lost', () => {
    const acts = (t: Piece['t']) =>
      new Set(flightsOf(events, change()).flatMap(({ piece, act }) => (piece.t === t ? [act] : [])));
    expect([acts('die'), acts('threat'), acts('strike'), acts('worker')]).toEqual([
      new Set([1]),
      new Set([2]),
      new Set([3]),
      new Set([4]),
    ]);
  });

  test('a second threat strikes when the first has done its damage', () => {
    const second: Event[] = [
      { t: 'strike', seat: 1, colour: 'red', spared: false },
      { t: 'canalLost', seat: 1, section: 0, space: 1, source: 'threat.red' },
    ];
    const acts = flightsOf([...events.slice(0, 4), ...second], change()).flatMap(({ piece, act }) =>
      piece.t === 'strike' || piece.t === 'worker' || piece.t === 'canal' ? [[piece.t, act]] : [],
    );
    expect(acts).toEqual([
      ['strike', 3],
      ['worker', 4],
      ['worker', 4],
      ['strike', 5],
      ['canal', 6],
    ]);
  });

  test('all dice tumble, each onto its place', () => {
    const rolled = flightsOf(events, change()).filter(({ how }) => how === 'tumble');
    expect(rolled.map(({ piece }) => piece.t === 'die' && piece.value)).toEqual([5, 1, 2, 3, 4]);
    expect(rolled[0]!.to[0]).toBe('piece die:blue > die');
    expect(rolled.every(({ becomes }) => becomes)).toBe(true);
  });

  test('a die rolled again starts from what it showed', () => {
    const again: Event = { t: 'die', seat: 0, die: 'red', value: 6, rolled: true, source: 'person.cook' };
    const piece = flightsOf([{ t: 'roll', dice, start: 0 }, again], change()).at(-1)!.piece;
    expect(piece).toEqual({ t: 'die', colour: 'red', was: 2, value: 6 });
  });

  test('a die that is only turned does not tumble', () => {
    const turned: Event = { t: 'die', seat: 0, die: 'red', value: 6, rolled: false, source: 'person.cook' };
    expect(flightsOf([turned], change())).toMatchObject([{ how: 'drop', piece: { t: 'die', value: 6 } }]);
  });

  test('a strike shakes the ring and is named, even where nothing moves', () => {
    const struck = flightsOf([events[2]!], change());
    expect(struck.map(({ how, to }) => [how, to[0]])).toEqual([
      ['shake', 'anchor threat:1:blue'],
      ['float', 'anchor threat:1:blue'],
    ]);
  });

  test('what is lost goes into the ring', () => {
    expect(flightsOf([events[3]!], change()).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['anchor worker:1:red', 'anchor threat:1:blue'],
      ['anchor worker:1:red', 'anchor threat:1:blue'],
      [undefined, 'anchor worker:1:red'],
    ]);
  });

  test('a marker passed on goes from ring to ring', () => {
    const passed: Event = { t: 'threat', seat: 2, colour: 'red', source: 'person.cook', from: 0 };
    expect(way([passed], 'threat')).toEqual(['anchor threat:0:red', 'anchor threat:2:red']);
  });
});

describe('guilders, workers and points', () => {
  const play = (as: 'workers' | 'guilders' | 'canal'): Event => ({
    t: 'play',
    seat: 0,
    card: COOK,
    colour: 'blue',
    as,
    extra: false,
  });
  const gain = (rest: Partial<Extract<Event, { t: 'gain' }>>): Event => ({
    t: 'gain',
    seat: 0,
    what: 'guilders',
    n: 1,
    source: 'guilders',
    from: null,
    ...rest,
  });

  test('guilders for a card come from its die, or from the one that was chosen', () => {
    const rolled = change((view) => {
      view.dice = { blue: 4, brown: 1, red: 1, purple: 6, yellow: 1 };
    });
    const from = (n: number) =>
      flightsOf([play('guilders'), gain({ n })], rolled).find(({ piece }) => piece.t === 'guilder')!.from[0];
    expect([from(4), from(6)]).toEqual(['piece die:blue > die', 'piece die:purple > die']);
  });

  test('workers come from the card', () => {
    const events: Event[] = [
      play('workers'),
      { t: 'workers', seat: 0, colour: 'blue', n: 1, source: 'workers', from: null },
    ];
    expect(way(events, 'worker')).toEqual(['target hand:5', 'anchor worker:0:blue']);
  });

  test('what a person brings comes from its house', () => {
    const source = `person.${PERSONS[COOK]!.id}` as const;
    expect(way([gain({ source })], 'guilder', withPerson(0, COOK))).toEqual(['anchor house:0:0', 'anchor guilders:0']);
  });

  test('what is taken from another goes from purse to purse, once', () => {
    const events: Event[] = [
      { t: 'lose', seat: 1, what: 'guilders', n: 1, source: 'person.cook', to: 0 },
      gain({ source: 'person.cook', from: 1 }),
    ];
    expect(way(events, 'guilder')).toEqual(['anchor guilders:1', 'anchor guilders:0']);
  });

  test('a canal is paid at its space, where the token drops', () => {
    const events: Event[] = [
      play('canal'),
      { t: 'lose', seat: 0, what: 'guilders', n: 1, source: 'canal', to: null },
      { t: 'canal', seat: 0, section: 1, space: 1, source: 'canal' },
    ];
    expect(way(events, 'guilder')).toEqual(['anchor guilders:0', 'piece canal:0:1:0 > token']);
    expect(way(events, 'canal')[1]).toBe('piece canal:0:1:0 > token');
  });

  test('sums are added up by player', () => {
    const points = (n: number, seat = 0) => gain({ what: 'points', n, seat, source: 'threat' });
    const events = [points(2), points(1), points(4, 1), gain({ n: 3 })];
    expect(sumsOf(flightsOf(events, change()))).toEqual([
      [3, 'points', 'anchor points:0'],
      [4, 'points', 'anchor points:1'],
      [3, 'guilders', 'anchor guilders:0'],
    ]);
  });
});

test('a pawn goes all its steps at once', () => {
  const step = (to: number): Event => ({ t: 'step', seat: 1, to, steps: 1, source: 'advance' });
  expect(way([step(1), step(2)], 'pawn')).toEqual(['piece pawn:1', 'piece pawn:1']);
});

test('statues and majority markers come to their owner', () => {
  expect(way([{ t: 'statue', seat: 1, section: 0, points: 7 }], 'statue')).toEqual([
    'anchor statues',
    'anchor statues:1 > 7',
  ]);
  expect(way([{ t: 'majority', seat: 1, majority: 'canals', source: 'check' }], 'majority')[1]).toBe(
    'anchor majorities:1 > canals',
  );
});

test('whole games fly without a fault', () => {
  for (const seats of [2, 4]) {
    const bot = makeBot<Action, View>('random', 'bruges');
    const state = bruges.setup(bruges.options({}, seats), seats, 11);
    const random = seeded(3);
    const seen = new Set<Piece['t']>();
    for (let asked = bruges.decision(state); asked !== null; asked = bruges.decision(state)) {
      const before = bruges.view(state, [0]);
      const seat = asked.seats[0]!;
      const out: Event[] = [];
      const legal = bruges.legal(state, seat);
      bruges.apply(
        state,
        seat,
        bot.choose(legal, () => bruges.view(state, [seat]), seat, random),
        out,
      );
      for (const { piece, to, how } of flightsOf(out, { me: 0, before, after: bruges.view(state, [0]) })) {
        seen.add(piece.t);
        if (piece.t !== 'threat') expect(to.length).toBeGreaterThan(0);
        if (how === 'shake') expect(piece.t).toBe('nothing');
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['card', 'die', 'threat', 'strike', 'worker', 'guilder', 'sum']));
  }
});

test('a move sounds like its weightiest fact, and like coins', () => {
  expect(soundsOf([{ t: 'turn', seat: 0, turn: 1 }])).toEqual([]);
  expect(
    soundsOf([
      { t: 'play', seat: 0, card: COOK, colour: 'blue', as: 'canal', extra: false },
      { t: 'canal', seat: 0, section: 0, space: 1, source: 'canal' },
      { t: 'gain', seat: 1, what: 'guilders', n: 1, source: 'person.cook', from: null },
    ]),
  ).toEqual(['build', 'coin']);
  expect(
    soundsOf([
      { t: 'roll', dice: start.dice, start: 0 },
      { t: 'strike', seat: 0, colour: 'red', spared: true },
    ]),
  ).toEqual(['blow']);
});
