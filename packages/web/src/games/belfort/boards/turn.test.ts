import {
  type Action,
  belfort,
  CARD_PRICE,
  crewSize,
  deskPlanks,
  GNOME_PRICE,
  type State,
  type View,
} from '@guildhall/belfort';
import { below, seeded } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { crestOrder, crewOf, nextScoring, shortOf, statusOf, stillOpen } from './turn.ts';

function* moments(
  seats: number,
  seed: number,
): Generator<{ state: State; view: View; seat: number; legal: readonly Action[] }> {
  const random = seeded(seed);
  const state = belfort.setup(belfort.options({ guilds: 'advanced' }, seats), seats, seed);
  for (let asked = belfort.decision(state); asked !== null; asked = belfort.decision(state)) {
    const seat = asked.seats[0]!;
    const legal = belfort.legal(state, seat);
    yield { state, view: belfort.view(state, [seat]), seat, legal };
    belfort.apply(state, seat, legal[below(random, legal.length)]!);
  }
}

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  test('what is still open agrees with the legal actions', () => {
    for (const { state, view, seat, legal } of moments(seats, 70 + seats)) {
      if (belfort.decision(state)!.ask !== 'turn') continue;
      const open = stillOpen(view, seat)!;
      const may = (kind: Action['do']) => legal.some((action) => action.do === kind);
      const { gold, wood, stone } = view.players[seat]!;
      expect(may('buy')).toBe(open.buys > 0 && gold >= 1);
      if (may('sell')) expect(open.sells).toBeGreaterThan(0);
      expect(may('exchange')).toBe(open.exchanges > 0 && wood + stone > 0);
      expect(may('activate')).toBe(open.workers > 0);
      expect(may('endTurn')).toBe(open.workers === 0);
      expect(may('hire')).toBe(open.hire && gold >= GNOME_PRICE);
      expect(may('buyCard')).toBe(open.workers === 0 && open.cards && gold >= CARD_PRICE);
      if (may('use')) expect(open.gnomeActions).toBeGreaterThan(0);
    }
  });

  test('no worker is lost from sight, and the desk has the planks that are drawn', () => {
    for (const { state, view } of moments(seats, 80 + seats)) {
      view.players.forEach((player, seat) => {
        expect(crewSize(crewOf(view, seat))).toBe(14 - player.elfSupply - player.dwarfSupply);
      });
      expect(state.desk.length).toBeLessThanOrEqual(deskPlanks(seats));
    }
  });

  test('exactly the seats that are asked are shown as asked', () => {
    for (const { state, view } of moments(seats, 90 + seats)) {
      const decision = belfort.decision(state)!;
      const asked = crestOrder(view).filter((seat) => statusOf(view, decision, seat) === 'asked');
      expect(asked.sort()).toEqual([...decision.seats].sort());
    }
  });
});

test.each([
  [0, 3],
  [3, 3],
  [4, 5],
  [7, 7],
])('in month %i the next scoring is after month %i', (round, next) => expect(nextScoring(round)).toBe(next));

test('what is short is told good by good', () => {
  const goods = { wood: 2, stone: 0, metal: 1, gold: 0 };
  expect(shortOf(goods, { wood: 2, stone: 3, metal: 2, gold: 0 })).toEqual({ stone: 3, metal: 1 });
  expect(shortOf(goods, { wood: 1, stone: 0, metal: 1, gold: 0 })).toBeNull();
});
