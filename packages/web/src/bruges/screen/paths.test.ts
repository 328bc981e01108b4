import { bruges } from '@guildhall/bruges';
import { below, seeded } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { meant, nextTargets, openRoutes } from '../../table/screen/routes.ts';
import type { Target } from './contract.ts';
import { routesOf } from './paths.ts';

test('in random games every legal action is reached by picks, and every row of picks means one action', () => {
  for (let number = 0; number < 12; number++) {
    const random = seeded(number);
    const seats = 2 + (number % 3);
    const state = bruges.setup(bruges.options({}, seats), seats, number);
    for (let decision = bruges.decision(state); decision !== null; decision = bruges.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = bruges.legal(state, seat);
      const routes = routesOf(legal);
      for (const { action, path } of routes) {
        expect(meant(routes, path), `${decision.ask} ${path.join(' ')}`).toEqual([action]);
        // no pick both finishes a move and goes on to another
        expect(openRoutes(routes, path)).toHaveLength(1);
      }
      expect(new Set(routes.map(({ action }) => action)).size).toBe(legal.length);
      bruges.apply(state, seat, legal[below(random, legal.length)]!);
    }
  }
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
