import { type Action, belfort } from '@guildhall/belfort';
import { below, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { meant, nextTargets, openRoutes } from '../../../table/screen/routes.ts';
import { isSecondTurret, pathsOf, routesOf, workerInHand } from './paths.ts';
import type { Target } from './targets.ts';

/** Every question of a few random games, with its legal actions. */
function* questions(seats: number, games: number) {
  for (let game = 0; game < games; game++) {
    const random = seeded(1000 * seats + game);
    const state = belfort.setup(belfort.options({ guilds: 'advanced' }, seats), seats, game);
    for (let decision = belfort.decision(state); decision !== null; decision = belfort.decision(state)) {
      const seat = decision.seats[0]!;
      const legal = belfort.legal(state, seat);
      yield { ask: decision.ask, legal };
      belfort.apply(state, seat, legal[below(random, legal.length)]!);
    }
  }
}

describe('picks on the table', () => {
  test.each([2, 3, 4, 5])('lead to every legal action, with %i players', (seats) => {
    for (const { ask, legal } of questions(seats, 4)) {
      const routes = routesOf(legal, ask);
      for (const [nth, action] of legal.entries()) {
        for (const path of pathsOf(action, ask, nth)) {
          for (const [i, target] of path.entries()) expect(nextTargets(routes, path.slice(0, i))).toContain(target);
          expect(meant(routes, path)).toContain(action);
        }
      }
    }
  });

  test('a complete pick never hides a longer one: what is meant can be done at once', () => {
    for (const { ask, legal } of questions(4, 4)) {
      const routes = routesOf(legal, ask);
      for (const { path } of routes) {
        const longer = openRoutes(routes, path).filter((route) => route.path.length > path.length);
        expect(longer).toEqual([]);
      }
    }
  });

  test('two sites to swap can be picked in either order', () => {
    const action: Action = { do: 'swap', first: 0, second: 12 };
    const routes = routesOf([action], 'swap');
    expect(meant(routes, ['symbol:0', 'symbol:15'])).toEqual([action]);
    expect(meant(routes, ['symbol:15', 'symbol:0'])).toEqual([action]);
  });

  test('both symbols of a keep stand for it', () => {
    const action: Action = { do: 'build', property: 'keep', symbol: 8 };
    const routes = routesOf([action], 'turn');
    expect(meant(routes, ['hand:keep', 'symbol:8'])).toEqual([action]);
    expect(meant(routes, ['hand:keep', 'symbol:9'])).toEqual([action]);
    const places: Target[] = ['symbol:7', 'symbol:8', 'symbol:9', 'symbol:24', 'guild:9'];
    expect(places.map(isSecondTurret)).toEqual([false, false, true, true, false]);
  });
});

describe('the worker in hand', () => {
  const place = (worker: 'elf' | 'masterDwarf'): Action => ({ do: 'place', worker, at: 'camp' });
  test('is the preferred one, if it is at home', () => {
    expect(workerInHand([place('elf'), place('masterDwarf')], 'masterDwarf')).toBe('masterDwarf');
    expect(workerInHand([place('elf')], 'masterDwarf')).toBe('elf');
  });
  test('is nobody when nobody can be placed', () => {
    expect(workerInHand([{ do: 'pass' }], null)).toBeNull();
  });
});
