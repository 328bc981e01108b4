import { type Action, belfort, WORKERS } from '@guildhall/belfort';
import { describe, expect, test, vi } from 'vitest';
import { everyStep, follow, NAMES, upTo } from '../../../../../test/pupil.ts';
import { type LessonRun, runLesson } from '../../../../table/lesson/run.ts';
import { openRoutes } from '../../../../table/screen/routes.ts';
import type { Belfort } from '../../kit.ts';
import type { Target } from '../../screen/contract.ts';
import { routesOf } from '../../screen/paths.ts';
import { PUPIL } from '../position.ts';
import belfortLesson from './plan.ts';
import { DISTRICT } from './position.ts';
import { LESSON } from './steps.ts';

const at = (id: string) => upTo(belfortLesson, id);
const legalNow = (run: LessonRun<Belfort>): readonly Action[] => run.table.legal(PUPIL);

everyStep(belfortLesson, ({ table }, picks) => {
  const { ask } = table.decision()!;
  const hand = ask === 'place' && picks[0] !== 'end' ? [`worker:${WORKERS[0]}`] : [];
  return openRoutes(routesOf(table.legal(PUPIL), ask), [...hand, ...picks] as Target[]).map(({ action }) => action);
});

describe('the lesson', () => {
  test('reaches its end when its moves are made in order, and the pupil scores', () => {
    const run = at('done');
    const { state } = run.table;
    expect(run.progress().at).toBe(LESSON.length - 1);
    expect(state.round).toBe(4);
    expect(belfort.violations(state)).toEqual([]);
    expect(run.progress().points).toBe(state.players[PUPIL]!.score);
    expect(run.progress().points).toBeGreaterThan(10);
    const best = belfort.standings(state).find(({ place }) => place === 1);
    expect(best?.seat).toBe(PUPIL);
  });

  test.each(['dwarf', 'elf'] as const)('can be finished however the workers are chosen: %s', (guest) => {
    const run = at('desk');
    follow(run, [{ do: 'place', worker: 'dwarf', at: 'desk' }]);
    follow(run, [{ do: 'place', worker: guest, at: 'guild', district: DISTRICT }]);
    follow(run);
    const { home } = run.table.state.players[PUPIL]!;
    follow(run, [
      { do: 'send', worker: 'elf', forest: home.elf - 1, mine: 1, goldMine: 0 },
      { do: 'send', worker: 'dwarf', quarry: home.dwarf - 1, mine: 1, goldMine: 0 },
    ]);
    while (run.progress().step.id !== 'trade') follow(run);
    expect(run.table.state.players[PUPIL]).toMatchObject({ gold: 0 });
    const sale = legalNow(run).find(({ do: what }) => what === 'sell')!;
    follow(run, [sale]);
    follow(run);
    follow(run, [{ do: 'buyCard', card: 'deck' }]);
    expect(run.progress().step.id).toBe('done');
  });

  test('teaches what it says: the harvest, the lead and the empty purse', () => {
    const harvest = at('collect');
    const gains = harvest.table.moves.flatMap(({ events }) => events);
    const own = (source: string) =>
      gains.some((event) => 'source' in event && 'seat' in event && event.seat === PUPIL && event.source === source);
    for (const source of ['mine', 'mine.bonus', 'desk', 'income']) expect(own(source)).toBe(true);
    const before = at('build').table;
    expect(before.legal(PUPIL).some(({ do: what }: Action) => what === 'build')).toBe(true);
    const after = at('hire').table.state;
    const markers = after.markers.slice(DISTRICT * 15, DISTRICT * 15 + 15);
    expect([0, 1, 2].map((seat) => markers.filter((owner: number) => owner === seat).length)).toEqual([2, 1, 0]);
    expect(at('trade').table.state.players[PUPIL]!.gold).toBe(0);
    expect(at('card').table.state.players[PUPIL]!.gold).toBe(1);
  });

  test('the bank needs the stone of the masons first', () => {
    expect(legalNow(at('activate')).some((action) => action.do === 'build' && action.property === 'bank')).toBe(false);
  });
});

describe('moves', () => {
  test('nothing of a pair of moves is made when one of them is wrong', () => {
    const run = at('send');
    const { revision } = run.table;
    run.live.act(revision, LESSON.find(({ id }) => id === 'send')!.moves[0]!, {
      do: 'send',
      worker: 'dwarf',
      quarry: 3,
      mine: 0,
      goldMine: 0,
    });
    expect(run.table.revision).toBe(revision);
  });
});

test('the others move one by one, at the pace asked for', () => {
  vi.useFakeTimers();
  const run = runLesson(belfortLesson, NAMES, () => 500);
  run.goOn();
  run.live.act(run.table.revision, ...LESSON[1]!.moves);
  expect(run.progress()).toMatchObject({ at: 1, watching: true });
  expect(run.live.account().thinking).toBe(1);
  vi.advanceTimersByTime(500);
  expect(run.live.account().thinking).toBe(2);
  run.live.act(run.table.revision, { do: 'pass' });
  expect(run.progress().refused).toBe(0);
  vi.advanceTimersByTime(500);
  expect(run.progress()).toMatchObject({ at: 2, watching: false });
  expect(run.live.account().thinking).toBeNull();
  vi.useRealTimers();
});

test('the last move is told as long as it is the last, so that pieces fly and a scoring is shown', () => {
  const run = at('card');
  follow(run);
  const { last, moves } = run.live.account();
  expect(last).toBe(moves.at(-1));
  expect(last?.events.some(({ t }) => t === 'scored')).toBe(true);
});

test.each(LESSON.map(({ id }, step) => [id, step] as const))(
  'it can be gone back or on to the step "%s"',
  (_, step) => {
    const run = runLesson(belfortLesson, NAMES, () => 0, step);
    expect(run.progress()).toMatchObject({ at: step, watching: false, refused: 0 });
    const { step: now } = run.progress();
    if (now.moves.length > 0) {
      const { revision } = run.table;
      run.live.act(revision, ...now.moves);
      expect(run.table.revision).toBeGreaterThan(revision);
    }
    run.live.close();
  },
);

test('the last purchase is optional: ending the turn goes on as well', () => {
  const step = LESSON.findIndex(({ id }) => id === 'card');
  const run = runLesson(belfortLesson, NAMES, () => 0, step);
  run.live.act(run.table.revision, { do: 'endTurn' });
  run.live.skip();
  expect(run.progress().at).toBe(step + 1);
});
