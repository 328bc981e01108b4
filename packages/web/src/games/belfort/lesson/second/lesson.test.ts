import { type Action, belfort, treasuryNow, WORKERS } from '@guildhall/belfort';
import { describe, expect, test } from 'vitest';
import { everyStep, follow, upTo } from '../../../../../test/pupil.ts';
import { openRoutes } from '../../../../table/screen/routes.ts';
import type { Target } from '../../screen/contract.ts';
import { routesOf } from '../../screen/paths.ts';
import { FIRST, PUPIL } from '../position.ts';
import lesson from './plan.ts';
import { GARDENS, VISITED } from './position.ts';
import { LESSON } from './steps.ts';

const at = (id: string) => upTo(lesson, id);
const pupilAt = (id: string) => at(id).table.state.players[PUPIL]!;

everyStep(lesson, ({ table }, picks) => {
  const { ask } = table.decision()!;
  const hand = ask === 'place' && picks[0] !== 'end' ? [`worker:${WORKERS[0]}`] : [];
  return openRoutes(routesOf(table.legal(PUPIL), ask), [...hand, ...picks] as Target[]).map(({ action }) => action);
});

test('it ends with the second scoring, and the pupil leads', () => {
  const run = at('done');
  const { state } = run.table;
  expect(run.progress().at).toBe(LESSON.length - 1);
  expect(state.round).toBe(6);
  expect(belfort.violations(state)).toEqual([]);
  expect(belfort.standings(state).find(({ place }) => place === 1)?.seat).toBe(PUPIL);
});

const sorts = ['elf', 'dwarf'] as const;
const crews = sorts.flatMap((camp) => sorts.map((guild) => [camp, guild] as const));

test.each(crews)('it can be finished however the workers are chosen: %s, %s', (camp, guild) => {
  const run = at('camp');
  follow(run, [{ do: 'place', worker: camp, at: 'camp' }]);
  follow(run);
  follow(run, [{ do: 'place', worker: guild, at: 'guild', district: VISITED }]);
  while (run.progress().step.id !== 'send') follow(run);
  const { home } = run.table.state.players[PUPIL]!;
  follow(run, [
    { do: 'send', worker: 'elf', forest: home.elf, mine: 0, goldMine: 0 },
    { do: 'send', worker: 'dwarf', quarry: home.dwarf - 1, mine: 0, goldMine: 1 },
    { do: 'send', worker: 'masterDwarf', quarry: 1, mine: 0, goldMine: 0 },
  ]);
  while (run.progress().step.id !== 'end') follow(run);
  follow(run, [{ do: 'buyCard', card: 'deck' }]);
  expect(run.progress().step.id).toBe('done');
});

describe('it teaches what it says', () => {
  test('the fee of the own guild, the tax and the income', () => {
    expect(pupilAt('fee').gold - pupilAt('camp').gold).toBe(1);
    expect(pupilAt('tax').gold - pupilAt('fee').gold).toBe(-1);
    expect(treasuryNow(at('tax').table.state)[PUPIL]).toMatchObject({ income: 2, tax: 3 });
    expect(pupilAt('paid').gold - pupilAt('crest').gold).toBe(-1);
    expect(pupilAt('paid').score).toBe(16);
  });

  test('the master and the crests', () => {
    const stone = at('crest').table.moves.flatMap(({ events }) => events);
    const quarried = stone.find((event) => event.t === 'gain' && event.seat === PUPIL && event.what === 'stone');
    expect(quarried).toMatchObject({ n: 4 });
    expect(pupilAt('crest').crest).toBe(3);
    expect(pupilAt('paid').crest).toBe(1);
    expect(at('paid').table.state.players[FIRST]!.crest).toBe(3);
    expect(pupilAt('wall').home.masterElf).toBe(1);
    expect(pupilAt('wall').built[GARDENS]!.gnomes).toBe(1);
  });

  test('the first player of a round could have built the last wall of district 5 as well', () => {
    const { state } = at('wall').table;
    const walls = at('wall')
      .table.legal(PUPIL)
      .filter((action: Action) => action.do === 'wall');
    const fifth = walls.filter((action) => action.do === 'wall' && Math.floor(action.symbol / 15) === 4);
    expect(fifth).toEqual(LESSON.find(({ id }) => id === 'wall')!.moves);
    expect(state.players[FIRST]).toMatchObject({ stone: expect.any(Number) });
    expect(Math.min(state.players[FIRST]!.wood, state.players[FIRST]!.stone)).toBeGreaterThanOrEqual(3);
    const counts = (markers: readonly number[]) =>
      [0, 1, 2].map((seat) => markers.filter((each) => each === seat).length);
    expect(counts(state.markers.slice(60))).toEqual([1, 1, 1]);
    expect(counts(at('build').table.state.markers.slice(60))).toEqual([2, 1, 1]);
  });
});
