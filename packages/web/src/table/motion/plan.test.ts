import { describe, expect, test } from 'vitest';
import { type PageNames, placesOf } from '../anchors.ts';
import type { Place } from './flight.ts';
import { HEAP, newPlan, planned, type Rows, still } from './plan.ts';

type Piece = string;
const { anchor } = placesOf<PageNames>();
const here: Place = [anchor('here')];
const there: Place = [anchor('there')];
const plan = () => newPlan<Piece>('nothing');

describe('waves', () => {
  test('each piece starts one wave after the one before it', () => {
    const made = plan();
    made.travel('a', here, there);
    made.drop('b', there);
    made.tumble('c', there);
    made.float('d', there);
    made.travel('e', here, there);
    expect(made.flights().map(({ wave }) => wave)).toEqual([0, 1, 2, 3, 4]);
  });

  test('what joins, slides or shakes starts with the next piece', () => {
    const made = plan();
    made.slide(here);
    made.shake(there);
    made.join('a', here, there);
    made.travel('b', there, here);
    made.travel('c', there, here);
    expect(made.flights().map(({ piece, how, wave }) => [piece, how, wave])).toEqual([
      ['nothing', 'slide', 0],
      ['nothing', 'shake', 0],
      ['a', 'travel', 0],
      ['b', 'travel', 0],
      ['c', 'travel', 1],
    ]);
  });

  test('a wave can end without a piece of its own', () => {
    const made = plan();
    made.join('a', here, there);
    made.nextWave();
    made.travel('b', here, there);
    expect(made.flights().map(({ wave }) => wave)).toEqual([0, 1]);
  });
});

test('what slides does so from where it lay; what drops or tumbles becomes the piece', () => {
  const made = plan();
  made.slide(here);
  made.drop('a', there);
  made.tumble('b', there);
  expect(made.flights()).toMatchObject([
    { from: here, to: here },
    { from: [], to: there, becomes: true },
    { from: [], to: there, becomes: true },
  ]);
});

test('of a heap only the first few travel, counted', () => {
  const made = plan();
  made.heap(2, 'a', here, there);
  made.heap(HEAP + 5, 'b', here, there);
  expect(made.flights().map(({ piece, nth }) => [piece, nth])).toEqual([
    ['a', 0],
    ['a', 1],
    ...Array.from({ length: HEAP }, (_, nth) => ['b', nth]),
  ]);
});

test('acts begin where they are named; the first has no number', () => {
  const made = plan();
  made.travel('a', here, there);
  made.act = 2;
  made.travel('b', here, there);
  made.sum('gold', 1, there, String);
  expect(made.flights().map(({ act }) => act)).toEqual([undefined, 2, 2]);
});

test('another piece can take a flight that is planned', () => {
  const made = plan();
  const first = made.travel('a', here, there, { becomes: true });
  made.travel('b', here, there);
  made.redirect(first, 'c', here);
  expect(made.flights()).toMatchObject([
    { piece: 'c', from: here, to: here, wave: 0, becomes: true },
    { piece: 'b', to: there, wave: 1 },
  ]);
});

describe('sums', () => {
  const drawn = (n: number) => `sum ${n}`;

  test('of one key are added up, gains apart from losses, and float last', () => {
    const made = plan();
    made.sum('gold', 2, here, drawn);
    made.sum('wood', 1, there, drawn);
    made.sum('gold', 3, here, drawn);
    made.sum('gold', -4, here, drawn);
    made.travel('a', here, there);
    expect(made.flights().map(({ piece, how, to }) => [piece, how, to[0]])).toEqual([
      ['a', 'travel', 'anchor there'],
      ['sum 5', 'float', 'anchor here'],
      ['sum 1', 'float', 'anchor there'],
      ['sum -4', 'float', 'anchor here'],
    ]);
  });

  test('come up with the last piece before them', () => {
    const made = plan();
    made.sum('points', 1, here, drawn);
    made.heap(2, 'a', here, there);
    made.sum('gold', 2, here, drawn);
    made.travel('b', here, there);
    expect(made.flights().map(({ piece, wave }) => [piece, wave])).toEqual([
      ['a', 0],
      ['a', 1],
      ['b', 2],
      ['sum 1', 0],
      ['sum 2', 1],
    ]);
  });

  test('of nothing are not shown', () => {
    const made = plan();
    made.sum('gold', 0, here, drawn);
    expect(made.flights()).toEqual([]);
  });
});

test('every event is given to the row of its name, in order', () => {
  type Event = { t: 'come'; who: string } | { t: 'go'; where: Place } | { t: 'wait' };
  const rows: Rows<Event, Piece, { readonly home: Place }> = {
    come: ({ who }, made, { home }) => void made.travel(who, home, there),
    go: ({ where }, made, { home }) => void made.travel('she', home, where),
    ...still('wait'),
  };
  const events: Event[] = [{ t: 'go', where: there }, { t: 'wait' }, { t: 'come', who: 'he' }];
  expect(planned(events, rows, plan(), { home: here }).map(({ piece }) => piece)).toEqual(['she', 'he']);
});
