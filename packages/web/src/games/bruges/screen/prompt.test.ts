import { bruges } from '@guildhall/bruges';
import { below, LANGS, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { nextTargets } from '../../../table/screen/routes.ts';
import type { Target } from './contract.ts';
import { routesOf } from './paths.ts';
import { promptAfter } from './prompt.ts';

const CARD = 3;
const after = (picked: Target[], next: Target[]) => promptAfter({ picked, next: new Set(next) }, 'en');

test('a chosen card is named, and how many uses it has', () => {
  expect(after([`hand:${CARD}`], ['use:workers', 'use:guilders', 'section:0'])).toMatch(/“.+”.+2 possible uses/);
  expect(after([`hand:${CARD}`], ['use:workers'])).toContain('Only one use');
});

test('a use says what is left to choose', () => {
  const uses = { guilders: 'die', canal: 'section', house: 'worker', person: 'empty house' } as const;
  for (const [use, word] of Object.entries(uses)) {
    expect(after([`hand:${CARD}`, `use:${use as keyof typeof uses}`], ['house:0']), use).toContain(word);
  }
});

test('a card that can only be a person asks for the house', () => {
  expect(after([`hand:${CARD}`], ['house:1', 'house:2'])).toContain('empty house');
});

test('the second half of an exchange names the first', () => {
  expect(after(['worker:brown'], ['take:blue'])).toContain('a brown worker');
  expect(after(['die:red'], ['value:1'])).toContain('the red die');
  expect(after(['marker:yellow'], ['seat:2'])).toContain('a yellow threat marker');
});

test('nothing picked, or nothing left to pick: no question of its own', () => {
  expect(after([], ['hand:3'])).toBeNull();
  expect(after([`hand:${CARD}`, 'use:workers'], [])).toBeNull();
});

test('in random games every unfinished row of picks asks something, in every language', () => {
  for (let number = 0; number < 6; number++) {
    const random = seeded(number);
    const seats = 2 + (number % 3);
    const state = bruges.setup(bruges.options({}, seats), seats, number);
    for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = bruges.legal(state, seat);
      const routes = routesOf(legal);
      for (const { path } of routes) {
        for (let length = 1; length < path.length; length++) {
          const picked = path.slice(0, length);
          for (const lang of LANGS) {
            const prompt = promptAfter({ picked, next: nextTargets(routes, picked) }, lang);
            expect(prompt, picked.join(' ')).not.toBeNull();
            expect(prompt).not.toMatch(/[{}]/);
          }
        }
      }
      bruges.apply(state, seat, legal[below(random, legal.length)]!);
    }
  }
});
