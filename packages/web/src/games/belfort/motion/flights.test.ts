import { belfort, type Event, type View } from '@guildhall/belfort';
import { makeBot } from '@guildhall/bots';
import { seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type BelfortFlight, flightsOf } from './flights.ts';
import type { Piece } from './moveFacts.ts';
import { soundsOf } from './sounds.ts';

const start = belfort.view(belfort.setup(belfort.options({}, 3), 3, 5), [0]);
const built = (property: View['players'][0]['built'][0]['property'], gnomes = 0) => ({
  property,
  gnomes,
  worker: null,
  used: false,
});
const change = (after: (view: View) => void = () => {}, before: (view: View) => void = () => {}) => {
  const views = [structuredClone(start), structuredClone(start)] as const;
  before(views[0]);
  before(views[1]);
  after(views[1]);
  return { me: 0, before: views[0], after: views[1] };
};

/** Where the only flight of this sort starts and ends. */
function way(events: Event[], t: Piece['t'], between = change()): [string | undefined, string | undefined] {
  const flights = flightsOf(events, between).filter(({ piece }) => piece.t === t);
  expect(flights).toHaveLength(1);
  return [flights[0]!.from[0], flights[0]!.to[0]];
}
const sumsOf = (flights: BelfortFlight[]) =>
  flights.flatMap(({ piece, to }) => (piece.t === 'sum' ? [[piece.n, piece.what, to[0]]] : []));

describe('workers', () => {
  test.each<[string, Event, string, string]>([
    [
      'mine to the desk',
      { t: 'place', seat: 0, worker: 'elf', at: 'desk', plank: 1 },
      'target worker:elf',
      'anchor plank:desk:0 > standing',
    ],
    [
      'another to the camp',
      { t: 'place', seat: 1, worker: 'elf', at: 'camp', plank: 2 },
      'anchor crew:1',
      'anchor plank:camp:1 > standing',
    ],
    [
      'to a guild',
      { t: 'place', seat: 1, worker: 'dwarf', at: 'guild', district: 3, guild: 'thieves' },
      'anchor crew:1',
      'piece standing:3',
    ],
    [
      'to my card',
      { t: 'place', seat: 0, worker: 'dwarf', at: 'card', card: 2, property: 'inn' },
      'target worker:dwarf',
      'anchor built:0:2 > standing',
    ],
    [
      'to an area',
      { t: 'send', seat: 1, worker: 'elf', area: 'forest', n: 1 },
      'anchor crew:1',
      'anchor share:forest:1',
    ],
    [
      'home from the desk',
      { t: 'home', seat: 0, from: 'desk', worker: 'elf', at: 0 },
      'anchor plank:desk:0 > standing',
      'target worker:elf',
    ],
    [
      'home from a guild',
      { t: 'home', seat: 2, from: 'guild', worker: 'elf', at: 4 },
      'piece standing:4',
      'anchor crew:2',
    ],
    [
      'home from my card',
      { t: 'home', seat: 0, from: 'card', worker: 'elf', at: 1 },
      'anchor built:0:1 > standing',
      'target worker:elf',
    ],
    [
      'new from the desk',
      { t: 'newWorker', seat: 1, worker: 'elf', source: 'desk' },
      'anchor area:desk',
      'anchor crew:1',
    ],
    ['of a neutral builder', { t: 'neutralDwarf', neutral: 3, district: 2 }, 'anchor panel:3', 'piece neutral:3'],
  ])('%s', (_, event, from, to) => {
    expect(way([event], 'worker')).toEqual([from, to]);
  });

  test('a heap of them is shown by three', () => {
    expect(flightsOf([{ t: 'send', seat: 1, worker: 'elf', area: 'mine', n: 5 }], change())).toHaveLength(3);
  });

  test('who comes home is who stood there or was just sent', () => {
    const events: Event[] = [
      { t: 'send', seat: 1, worker: 'masterElf', area: 'forest', n: 1 },
      { t: 'home', seat: 1, from: 'forest', n: 2 },
    ];
    const between = change(
      () => {},
      (view) => {
        view.players[1]!.forest = { elf: 1, dwarf: 0, masterElf: 0, masterDwarf: 0 };
      },
    );
    const home = flightsOf(events, between).filter(({ to }) => to[0] === 'anchor crew:1');
    expect(home.map(({ piece }) => piece.t === 'worker' && piece.worker)).toEqual(['elf', 'masterElf']);
  });

  test('a master wears its crown', () => {
    const [flight] = flightsOf([{ t: 'master', seat: 1, worker: 'dwarf', source: 'plank.gatehouse' }], change());
    expect(flight!.piece).toEqual({ t: 'worker', worker: 'masterDwarf', builder: 1 });
  });
});

describe('goods and points', () => {
  const gain = (rest: Partial<Extract<Event, { t: 'gain' }>>): Event => ({
    t: 'gain',
    seat: 0,
    what: 'wood',
    n: 1,
    source: 'forest',
    from: null,
    ...rest,
  });
  const lose = (rest: Partial<Extract<Event, { t: 'lose' }>>): Event => ({
    t: 'lose',
    seat: 0,
    what: 'gold',
    n: 1,
    source: 'tax',
    to: null,
    ...rest,
  });

  test.each<[string, Event, string, string]>([
    ['from an area', gain({}), 'anchor share:forest:0', 'anchor mine:wood'],
    ['the bonus too', gain({ seat: 1, source: 'forest.bonus' }), 'anchor share:forest:1', 'anchor goods:1:wood'],
    ['income', gain({ what: 'gold', source: 'income' }), 'anchor area:treasury', 'anchor mine:gold'],
    ['bought', gain({ source: 'tradingPost' }), 'anchor post', 'anchor mine:wood'],
    ['stolen', gain({ seat: 1, from: 0, source: 'guild.thieves' }), 'anchor mine:wood', 'anchor goods:1:wood'],
    ['tax', lose({}), 'anchor mine:gold', 'anchor area:treasury'],
    ['hiring', lose({ source: 'hire' }), 'anchor mine:gold', 'target gnomes'],
    ['a fee', lose({ seat: 1, source: 'place.desk' }), 'anchor goods:1:gold', 'anchor area:desk'],
    ['without a place, to the treasury', lose({ source: 'build.inn' }), 'anchor mine:gold', 'anchor area:treasury'],
  ])('%s', (_, event, from, to) => {
    expect(way([event], 'good')).toEqual([from, to]);
  });

  test('what is built with goes to the site', () => {
    const events: Event[] = [
      lose({ what: 'wood', source: 'build.inn' }),
      { t: 'marker', builder: 0, symbol: 17, kind: 'inn', source: 'build.inn' },
    ];
    expect(way(events, 'good')).toEqual(['anchor mine:wood', 'target symbol:17']);
  });

  test('a fee for the owner of a guild goes from purse to purse, once', () => {
    const events: Event[] = [
      lose({ source: 'place.guild', to: 2 }),
      gain({ seat: 2, what: 'gold', source: 'place.guild', from: 0 }),
    ];
    expect(way(events, 'good')).toEqual(['anchor mine:gold', 'anchor goods:2:gold']);
  });

  test('sums are added up by player and good', () => {
    const events = [
      gain({ n: 2 }),
      gain({ source: 'forest.bonus' }),
      gain({ what: 'points', n: 3, source: 'elf' }),
      lose({ n: 2 }),
    ];
    expect(sumsOf(flightsOf(events, change()))).toEqual([
      [3, 'wood', 'anchor mine:wood'],
      [3, 'points', 'anchor score:0'],
      [-2, 'gold', 'anchor mine:gold'],
    ]);
  });

  test('points of a district float over it', () => {
    const event: Event = { t: 'scored', majority: 'district.2', builder: 1, count: 4, place: 1, points: 5 };
    expect(flightsOf([event], change())).toMatchObject([
      {
        how: 'float',
        piece: { t: 'sum', n: 5, what: 'points', builder: 1 },
        to: ['piece guild:2', 'target guild:2', 'anchor tab:city'],
      },
    ]);
  });
});

describe('markers, gnomes and crests', () => {
  test('a marker drops onto its symbol', () => {
    const [flight] = flightsOf([{ t: 'marker', builder: 1, symbol: 8, kind: 'keep', source: 'build.keep' }], change());
    expect(flight).toMatchObject({ how: 'drop', becomes: true, piece: { t: 'marker', builder: 1 } });
    expect(flight!.to[0]).toBe('piece marker:8');
  });

  test('swapped markers cross', () => {
    const events: Event[] = [
      { t: 'swap', seat: 0, kind: 'inn', first: 1, second: 2 },
      { t: 'moved', symbol: 3, builder: 1 },
      { t: 'moved', symbol: 18, builder: 0 },
    ];
    const between = change(
      () => {},
      (view) => {
        view.markers[3] = 0;
        view.markers[18] = 1;
      },
    );
    const flights = flightsOf(events, between);
    expect(flights.map(({ from, to, wave }) => [from[0], to[0], wave])).toEqual([
      ['piece marker:18', 'piece marker:3', 0],
      ['piece marker:3', 'piece marker:18', 0],
    ]);
  });

  test('a gnome moves into the lock', () => {
    const between = change((view) => {
      view.players[0]!.built = [built('pub', 2)];
      view.players[1]!.built = [built('pub', 1)];
    });
    const gnome = (seat: number): Event => ({ t: 'gnome', seat, card: 0, property: 'pub', source: 'hire' });
    expect(way([gnome(0)], 'gnome', between)).toEqual(['target gnomes', 'anchor built:0:0 > lock:1']);
    expect(way([gnome(1)], 'gnome', between)).toEqual(['target gnomes', 'anchor crew:1']);
  });

  test('crests are swapped, and the panels change places', () => {
    const flights = flightsOf([{ t: 'crest', seat: 0, of: 2, crest: 3 }], change());
    const crests = flights.filter(({ piece }) => piece.t === 'crest');
    expect(crests.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['anchor crest:2', 'anchor crest:0'],
      ['anchor crest:0', 'anchor crest:2'],
    ]);
    expect(flights.filter(({ how }) => how === 'slide')).toHaveLength(3);
    expect(flightsOf([{ t: 'crest', seat: 0, of: null, crest: 1 }], change())).toEqual([]);
  });
});

describe('cards', () => {
  const mine = change(
    (view) => {
      view.players[0]!.hand = ['inn', 'inn', 'pub'];
    },
    (view) => {
      view.players[0]!.hand = ['inn', 'tower'];
    },
  );

  test.each<[string, Event, string, string]>([
    ['built by me', { t: 'card', seat: 0, property: 'tower', card: 1 }, 'anchor hand:tower:0', 'anchor built:0:1'],
    ['drawn by me', { t: 'draw', seat: 0, cards: ['inn'], source: 'buyCard' }, 'target deck', 'anchor hand:inn:1'],
    ['drawn by another', { t: 'draw', seat: 1, cards: ['inn'], source: 'buyCard' }, 'target deck', 'anchor cards:1'],
    [
      'taken from the pool',
      { t: 'take', seat: 1, card: 'pub', source: 'buyCard', from: null },
      'target pool:pub',
      'anchor cards:1',
    ],
    [
      'taken from me',
      { t: 'take', seat: 1, card: 'tower', source: 'guild.spies', from: 0 },
      'anchor hand:tower:0',
      'anchor cards:1',
    ],
    [
      'discarded',
      { t: 'discard', seat: 0, card: 'tower', source: 'handLimit' },
      'anchor hand:tower:0',
      'anchor discard',
    ],
    ['turned up', { t: 'pool', slot: 2, card: 'pub' }, 'target deck', 'anchor pool:2'],
    ['shuffled', { t: 'shuffle', n: 1 }, 'anchor discard', 'target deck'],
    [
      'for a neutral builder',
      { t: 'neutralCard', neutral: 2, seat: 0, card: 'pub', from: 'pool' },
      'target pool:pub',
      'anchor panel:2',
    ],
  ])('%s', (_, event, from, to) => {
    expect(way([event], 'card', mine)).toEqual([from, to]);
  });

  test('built by another, it goes to its site', () => {
    const events: Event[] = [
      { t: 'card', seat: 1, property: 'inn', card: 0 },
      { t: 'marker', builder: 1, symbol: 20, kind: 'inn', source: 'build.inn' },
    ];
    expect(way(events, 'card', mine)).toEqual(['anchor cards:1', 'target symbol:20']);
  });

  test('only the owner sees what was drawn or put away at the start', () => {
    const events: Event[] = [
      { t: 'draw', seat: 1, cards: ['inn'], source: 'buyCard' },
      { t: 'startingHands', discards: [['tower'], ['pub'], []] },
    ];
    const faces = flightsOf(events, mine).map(({ piece }) => piece.t === 'card' && piece.card);
    expect(faces).toEqual([null, 'tower', null]);
  });
});

test('whole games fly without a fault', () => {
  for (const seats of [2, 4]) {
    const bot = makeBot<Parameters<typeof belfort.apply>[2], View>('greedy', 'belfort');
    const state = belfort.setup(belfort.options({}, seats), seats, 11);
    const random = seeded(3);
    let most = 0;
    for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
      const before = belfort.view(state, [0]);
      const seat = asked.seats[0]!;
      const out: Event[] = [];
      belfort.apply(
        state,
        seat,
        bot.choose(belfort.legal(state, seat), () => belfort.view(state, [seat]), seat, random),
        out,
      );
      const flights = flightsOf(out, { me: 0, before, after: belfort.view(state, [0]) });
      most = Math.max(most, flights.length);
      for (const { to, how, from } of flights) {
        expect(to.length).toBeGreaterThan(0);
        if (how === 'slide') expect(from).toEqual(to);
      }
    }
    expect(most).toBeGreaterThan(20);
  }
});

test('a move sounds like its weightiest fact, and like coins', () => {
  expect(soundsOf([{ t: 'pass', seat: 0 }])).toEqual([]);
  expect(
    soundsOf([
      { t: 'draw', seat: 0, cards: [null], source: 'buyCard' },
      { t: 'marker', builder: 0, symbol: 1, kind: 'inn', source: 'build.inn' },
      { t: 'gain', seat: 1, what: 'gold', n: 1, source: 'income', from: null },
    ]),
  ).toEqual(['build', 'coin']);
});
