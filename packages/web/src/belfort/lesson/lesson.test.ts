import { type Action, belfort, WORKERS } from '@guildhall/belfort';
import { textProblems } from '@guildhall/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { Step } from '../../table/lesson/lesson.ts';
import { type LessonRun, runLesson } from '../../table/lesson/run.ts';
import { openRoutes } from '../../table/screen/routes.ts';
import type { Belfort } from '../kit.ts';
import { routesOf } from '../screen/paths.ts';
import { belfortLesson } from './plan.ts';
import { DISTRICT, PUPIL } from './position.ts';
import { LESSON } from './steps.ts';

const NAMES = ['Ada', 'Anselm', 'Brunhild'];
type Run = LessonRun<Belfort>;
const start = () => runLesson(belfortLesson, NAMES, () => 0);
const tableOf = (run: Run) => run.table;
const legalNow = (run: Run): readonly Action[] => tableOf(run).legal(PUPIL);

/** Does what a step asks for, and lets the others finish. */
function follow(run: Run, moves: readonly Action[] = run.progress().step.moves): void {
  if (moves.length === 0) run.goOn();
  else run.live.act(...moves);
  run.live.skip();
}

function upTo(id: string): Run {
  const run = start();
  while (run.progress().step.id !== id) follow(run);
  return run;
}

const each = LESSON.map((step): [string, Step<Action>] => [step.id, step]);

describe('the lesson', () => {
  test('starts from a position that play could reach', () => {
    const { state } = tableOf(start());
    expect(belfort.violations(state)).toEqual([]);
    expect(belfort.decision(state)).toMatchObject({ seats: [PUPIL], ask: 'place' });
  });

  test('reaches its end when its moves are made in order, and the pupil scores', () => {
    const run = upTo('done');
    const { state } = tableOf(run);
    expect(run.progress().at).toBe(LESSON.length - 1);
    expect(state.round).toBe(4);
    expect(belfort.violations(state)).toEqual([]);
    expect(run.progress().points).toBe(state.players[PUPIL]!.score);
    expect(run.progress().points).toBeGreaterThan(10);
    const best = belfort.standings(state).find(({ place }) => place === 1);
    expect(best?.seat).toBe(PUPIL);
  });

  test.each(['dwarf', 'elf'] as const)('can be finished however the workers are chosen: %s', (guest) => {
    const run = upTo('desk');
    follow(run, [{ do: 'place', worker: 'dwarf', at: 'desk' }]);
    follow(run, [{ do: 'place', worker: guest, at: 'guild', district: DISTRICT }]);
    follow(run);
    const { home } = tableOf(run).state.players[PUPIL]!;
    follow(run, [
      { do: 'send', worker: 'elf', forest: home.elf - 1, mine: 1, goldMine: 0 },
      { do: 'send', worker: 'dwarf', quarry: home.dwarf - 1, mine: 1, goldMine: 0 },
    ]);
    while (run.progress().step.id !== 'trade') follow(run);
    expect(tableOf(run).state.players[PUPIL]).toMatchObject({ gold: 0 });
    const sale = legalNow(run).find(({ do: what }) => what === 'sell')!;
    follow(run, [sale]);
    follow(run);
    follow(run, [{ do: 'buyCard', card: 'deck' }]);
    expect(run.progress().step.id).toBe('done');
  });

  test('teaches what it says: the harvest, the lead and the empty purse', () => {
    const harvest = upTo('collect');
    const gains = tableOf(harvest).moves.flatMap(({ events }) => events);
    const own = (source: string) =>
      gains.some((event) => 'source' in event && 'seat' in event && event.seat === PUPIL && event.source === source);
    for (const source of ['mine', 'mine.bonus', 'desk', 'income']) expect(own(source)).toBe(true);
    const before = tableOf(upTo('build'));
    expect(before.legal(PUPIL).some(({ do: what }: Action) => what === 'build')).toBe(true);
    const after = tableOf(upTo('hire')).state;
    const markers = after.markers.slice(DISTRICT * 15, DISTRICT * 15 + 15);
    expect([0, 1, 2].map((seat) => markers.filter((owner: number) => owner === seat).length)).toEqual([2, 1, 0]);
    expect(tableOf(upTo('trade')).state.players[PUPIL].gold).toBe(0);
    expect(tableOf(upTo('card')).state.players[PUPIL].gold).toBe(1);
  });

  test('the bank needs the stone of the masons first', () => {
    expect(legalNow(upTo('activate')).some((action) => action.do === 'build' && action.property === 'bank')).toBe(
      false,
    );
  });
});

describe('every step', () => {
  test.each(each)('%s has its texts', (_id, { title, text, notYet }) => {
    for (const each of [title, text, notYet]) expect(textProblems(each)).toEqual([]);
  });

  test.each(each)('%s points at something that is there and leads to its move', (id, step) => {
    const run = upTo(id);
    const table = tableOf(run);
    const picks = step.target.filter((target) => !target.startsWith('look:'));
    for (const action of step.moves) expect(step.allow(action)).toBe(true);
    if (picks.length === 0) return;
    const { ask } = table.decision()!;
    const routes = routesOf(table.legal(PUPIL), ask);
    const hand = ask === 'place' && picks[0] !== 'end' ? WORKERS.slice(0, 1).map((sort) => `worker:${sort}`) : [];
    const route = openRoutes(routes, [...hand, ...picks] as never[]);
    expect(route.map(({ action }) => action)).toEqual([...step.moves]);
  });

  test.each(each)('%s refuses everything else and changes nothing', (id, step) => {
    const run = upTo(id);
    const revision = tableOf(run).revision;
    const others = legalNow(run).filter((action) => !step.allow(action));
    expect(others.length).toBeGreaterThan(0);
    others.forEach((action, i) => {
      run.live.act(action);
      expect(run.progress()).toMatchObject({ step: { id }, refused: i + 1 });
    });
    expect(tableOf(run).revision).toBe(revision);
    if (id !== 'done') {
      follow(run);
      expect(run.progress()).toMatchObject({ refused: 0 });
    }
  });

  test('nothing of a pair of moves is made when one of them is wrong', () => {
    const run = upTo('send');
    const { revision } = tableOf(run);
    run.live.act(LESSON.find(({ id }) => id === 'send')!.moves[0], {
      do: 'send',
      worker: 'dwarf',
      quarry: 3,
      mine: 0,
      goldMine: 0,
    });
    expect(tableOf(run).revision).toBe(revision);
  });
});

test('the others move one by one, at the pace asked for', () => {
  vi.useFakeTimers();
  const run = runLesson(belfortLesson, NAMES, () => 500);
  run.goOn();
  run.live.act(...LESSON[1]!.moves);
  expect(run.progress()).toMatchObject({ at: 1, watching: true });
  expect(run.live.snapshot().thinking).toBe(1);
  vi.advanceTimersByTime(500);
  expect(run.live.snapshot().thinking).toBe(2);
  run.live.act({ do: 'pass' });
  expect(run.progress().refused).toBe(0);
  vi.advanceTimersByTime(500);
  expect(run.progress()).toMatchObject({ at: 2, watching: false });
  expect(run.live.snapshot().thinking).toBeNull();
  vi.useRealTimers();
});
