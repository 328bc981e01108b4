import { bruges, PERSONS, USES } from '@guildhall/bruges';
import { below, LANGS, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { isPlayable, rangesOf, rowsOfUses } from './uses.ts';

const priceOf = (card: number) => PERSONS[card]!.price;

test('amounts that depend on a choice go from the least to the most', () => {
  expect(rangesOf([{ guilders: 2 }, { guilders: 5, points: 1 }])).toEqual([
    { what: 'guilders', from: 2, to: 5 },
    { what: 'points', from: 0, to: 1 },
  ]);
  expect(rangesOf([{}])).toEqual([]);
});

test('every card in hand has six uses, each with words in every language', () => {
  const random = seeded(2);
  const state = bruges.setup(bruges.options({}, 3), 3, 2);
  let seen = 0;
  for (let asked = bruges.decision(state); asked !== null && seen < 60; asked = bruges.decision(state)) {
    const me = asked.seats[0]!;
    const legal = bruges.legal(state, me);
    if (asked.ask === 'turn') {
      const view = bruges.view(state, [me]);
      for (const card of state.players[me]!.hand.slice(0, 2)) {
        if (!isPlayable(card, legal)) continue;
        for (const lang of LANGS) {
          const context = {
            view,
            imagined: bruges.imagine(view, 1),
            me,
            decision: asked,
            lang,
            names: ['A', 'B', 'C'],
          };
          const rows = rowsOfUses(context, card, legal);
          expect(rows.map(({ use }) => use)).toEqual(USES);
          for (const { use, line, possible } of rows) {
            expect(line, `${use} ${lang}`).not.toBe('');
            expect(legal.some((action) => action.do === 'play' && action.card === card && action.as === use)).toBe(
              possible,
            );
          }
        }
        seen++;
      }
    }
    bruges.apply(state, me, legal[below(random, legal.length)]!);
  }
  expect(seen).toBeGreaterThan(20);
});

test('what costs nothing says so', () => {
  const random = seeded(5);
  for (let seed = 0; seed < 60; seed++) {
    const state = bruges.setup(bruges.options({}, 3), 3, seed);
    for (let asked = bruges.decision(state); asked !== null; asked = bruges.decision(state)) {
      const me = asked.seats[0]!;
      const legal = bruges.legal(state, me);
      const free = legal.find((action) => action.do === 'play' && action.as === 'person' && priceOf(action.card) === 0);
      if (asked.ask === 'turn' && free?.do === 'play') {
        const view = bruges.view(state, [me]);
        const context = {
          view,
          imagined: bruges.imagine(view, 1),
          me,
          decision: asked,
          lang: 'en',
          names: [],
        } as const;
        const row = rowsOfUses(context, free.card, legal).find(({ use }) => use === 'person')!;
        expect(row.pay).toEqual([{ what: 'guilders', from: 0, to: 0 }]);
        return;
      }
      bruges.apply(state, me, legal[below(random, legal.length)]!);
    }
  }
  throw new Error('nobody could recruit a person that costs nothing');
});
