import { bruges, prompts } from '@guildhall/bruges';
import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { meant, nextTargets, openRoutes } from '../../../table/screen/routes.ts';
import type { Target } from './contract.ts';
import { routesOf } from './paths.ts';

/** So many positions of a kind are looked at. */
const ENOUGH = 60;

test('whatever is asked, every legal action is reached by picks, and every row of picks means one action', () => {
  const seen = new Map<string, number>();
  const every = Object.keys(prompts);
  for (let number = 0; number < 120 || (number < 2000 && seen.size < every.length); number++) {
    const random = seeded(number);
    const seats = 2 + (number % 3);
    const state = bruges.setup(bruges.options({}, seats), seats, number);
    for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = bruges.legal(state, seat);
      const times = seen.get(decision.ask) ?? 0;
      seen.set(decision.ask, times + 1);
      if (times < ENOUGH) {
        const routes = routesOf(legal);
        for (const { action, path } of routes) {
          expect(meant(routes, path), `${decision.ask} ${path.join(' ')}`).toEqual([action]);
          // no pick both finishes a move and goes on to another
          expect(openRoutes(routes, path)).toHaveLength(1);
        }
        expect(new Set(routes.map(({ action }) => action)).size).toBe(legal.length);
      }
      bruges.apply(state, seat, legal[below(random, legal.length)]!);
    }
  }
  expect(new Set(seen.keys())).toEqual(new Set(every));
});

test('a card, then its use, then the place only if there is a choice', () => {
  const routes = routesOf([
    { do: 'play', card: 3, as: 'workers' },
    { do: 'play', card: 3, as: 'guilders', die: 'blue' },
    { do: 'play', card: 3, as: 'canal', section: 0 },
    { do: 'play', card: 3, as: 'canal', section: 1 },
    { do: 'play', card: 3, as: 'person', house: 2 },
  ]);
  const after = (...picked: Target[]) => [...nextTargets(routes, picked)].sort();
  expect(after()).toEqual(['hand:3']);
  expect(after('hand:3')).toEqual([
    'house:2',
    'section:0',
    'section:1',
    'use:canal',
    'use:guilders',
    'use:person',
    'use:workers',
  ]);
  expect(after('hand:3', 'use:canal')).toEqual(['section:0', 'section:1']);
  expect(after('hand:3', 'use:person')).toEqual([]);
});
