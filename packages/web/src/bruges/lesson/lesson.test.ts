import { type Action, bruges, PERSONS } from '@guildhall/bruges';
import { LANGS, textProblems } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../table/lesson/lesson.ts';
import { type LessonRun, runLesson } from '../../table/lesson/run.ts';
import { openRoutes } from '../../table/screen/routes.ts';
import type { Bruges } from '../kit.ts';
import type { Target } from '../screen/contract.ts';
import { routesOf } from '../screen/paths.ts';
import { brugesLesson } from './plan.ts';
import { BREWER, CARD, PUPIL } from './position.ts';
import { LESSON } from './steps.ts';

const NAMES = ['Ada', 'Anselm', 'Brunhild'];
type Run = LessonRun<Bruges>;
const start = () => runLesson(brugesLesson, NAMES, () => 0);

/** Does what a step asks for, and lets the others finish. */
function follow(run: Run, moves: readonly Action[] = run.progress().step.moves): void {
  if (moves.length === 0) run.goOn();
  for (const move of moves) run.live.act(move);
  run.live.skip();
}

function upTo(id: string): Run {
  const run = start();
  while (run.progress().step.id !== id) follow(run);
  return run;
}

const pupilAt = (id: string) => upTo(id).table.state.players[PUPIL]!;
const each = LESSON.map((step): [string, Step<Action>] => [step.id, step]);

describe('the lesson', () => {
  test('starts from a position that play could reach', () => {
    const { state } = start().table;
    expect(bruges.violations(state)).toEqual([]);
    expect(bruges.decision(state)).toMatchObject({ seats: [PUPIL], ask: 'turn' });
  });

  test('reaches its end when its moves are made in order', () => {
    const run = upTo('done');
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
    const drawn = (): Run => {
      const run = upTo('draw');
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
    expect(upTo('dice').table.state.dice).toEqual({ blue: 4, brown: 3, red: 1, purple: 2, yellow: 5 });
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

describe('every step', () => {
  test.each(each)('%s has its texts', (_id, { title, text, notYet }) => {
    for (const each of [title, text, notYet]) expect(textProblems(each)).toEqual([]);
  });

  test.each(each)('%s points at something that is there and leads to its move', (id, step) => {
    for (const action of step.moves) expect(step.allow(action)).toBe(true);
    const picks = step.target.filter((target) => !target.startsWith('look:')) as Target[];
    if (picks.length === 0) return;
    const route = openRoutes(routesOf(upTo(id).table.legal(PUPIL)), picks);
    expect(route.map(({ action }) => action)).toEqual([step.moves[0]]);
  });

  test.each(each)('%s refuses everything else and changes nothing', (id, step) => {
    const run = upTo(id);
    const { revision } = run.table;
    const others = run.table.legal(PUPIL).filter((action) => !step.allow(action));
    others.forEach((action, i) => {
      run.live.act(action);
      expect(run.progress()).toMatchObject({ step: { id }, refused: i + 1 });
    });
    expect(run.table.revision).toBe(revision);
  });
});
