import { select } from '../../src/table/anchors.ts';
import type { Lesson, Step } from '../../src/table/lesson/lesson.ts';
import { type Action, snails } from './engine.ts';
import { COLOURS } from './Snail.tsx';
import type { Snails } from './screen.tsx';
import { plain } from './texts.ts';

function step(text: string, fields: readonly number[], then: Step<Action>['then']): Step<Action> {
  return {
    id: text,
    title: plain(text),
    text: plain('It is worth {points} so far.'),
    notYet: plain('look at the ring.'),
    target: fields.map((field) => `field:${field}`),
    allow: ({ field }) => fields.includes(field),
    moves: fields.map((field) => ({ field })),
    then,
  };
}

const lesson: Lesson<Snails> = {
  game: snails,
  options: {},
  pupil: 0,
  colours: COLOURS.slice(0, 4),
  steps: [step('Take the leaf', [2], [[1, { field: 1 }]]), step('That is all', [], [])],
  spotlights: { selectorOf: select.target, open: [], tabOf: () => '', sidesOf: () => ['below'] },
  pointsOf: (state, seat) => snails.standings(state)[seat]!.score,
  realGame: {},
};
export default lesson;
