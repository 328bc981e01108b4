import { bruges, PERSONS } from '@guildhall/bruges';
import { LANGS } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { everyStep, follow, upTo } from '../../../../test/pupil.ts';
import { openRoutes } from '../../../table/screen/routes.ts';
import type { Target } from '../screen/contract.ts';
import { routesOf } from '../screen/paths.ts';
import brugesLesson from './plan.ts';
import { BREWER, CARD, PUPIL } from './position.ts';
import { LESSON } from './steps.ts';

const at = (id: string) => upTo(brugesLesson, id);
const pupilAt = (id: string) => at(id).table.state.players[PUPIL]!;

everyStep(brugesLesson, ({ table }, picks) =>
  openRoutes(routesOf(table.legal(PUPIL)), picks as Target[]).map(({ action }) => action),
);

describe('the lesson', () => {
  test('reaches its end when its moves are made in order', () => {
    const run = at('done');
    const { state } = run.table;
    expect(run.progress().at).toBe(LESSON.length - 1);
    expect(state.round).toBe(5);
    expect(bruges.violations(state)).toEqual([]);
  });

  test.each([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ])('can be finished whatever is drawn and sold: piles %i and %i', (one, two) => {
    const drawn = () => {
      const run = at('draw');
      follow(run, [
        { do: 'draw', pile: one },
        { do: 'draw', pile: two },
      ]);
      while (run.progress().step.id !== 'guilders') follow(run);
      return run;
    };
    const step = LESSON.find(({ id }) => id === 'guilders')!;
    const sales = drawn().table.legal(PUPIL).filter(step.allow);
    expect(sales).toHaveLength(2);
    for (const sale of sales) {
      const run = drawn();
      follow(run, [sale]);
      while (run.progress().step.id !== 'done') follow(run);
      expect(run.table.state.players[PUPIL]!.canals).toEqual([3, 1]);
    }
  });

  test('teaches what it says', () => {
    expect(pupilAt('use').workers.blue).toBe(2);
    expect(pupilAt('house').guilders - pupilAt('use').guilders).toBe(4);
    expect(pupilAt('house').workers.blue).toBe(1);
    expect(pupilAt('majorities').majorities).toEqual({ reputation: false, people: false, canals: true });
    expect(at('dice').table.state.dice).toEqual({ blue: 4, brown: 3, red: 1, purple: 2, yellow: 5 });
    expect(pupilAt('step').guilders - pupilAt('person').guilders).toBe(3);
    expect(pupilAt('person').guilders - pupilAt('threat').guilders).toBe(6);
    expect(pupilAt('threat').points - pupilAt('person').points).toBe(3);
    expect(pupilAt('threat').threats.yellow).toBe(2);
    expect(pupilAt('guilders')).toMatchObject({ threats: { yellow: 1 }, points: pupilAt('threat').points + 1 });
    expect(pupilAt('canal').guilders - pupilAt('score').guilders).toBe(3);
    expect(pupilAt('score').majorities).toEqual({ reputation: false, people: true, canals: true });
  });

  test.each(LANGS)('names its cards as they are called in %s', (lang) => {
    const cards = { workers: CARD.workers, use: BREWER, house: CARD.house, person: CARD.person, threat: CARD.threat };
    for (const [id, card] of Object.entries({ ...cards, guilders: CARD.canal, canal: CARD.canal })) {
      expect(LESSON.find((step) => step.id === id)!.text[lang]).toContain(PERSONS[card]!.name[lang]);
    }
  });
});
