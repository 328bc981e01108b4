import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { belfort } from '../game.ts';
import { CARD_PRICE, GNOME_PRICE, WORKERS_OF_A_KIND } from '../numbers.ts';
import { table } from '../scenario/table.ts';
import { redsElfAt } from '../scenario/turns.ts';
import { NOBODY } from '../state.ts';
import {
  crestOrder,
  crewOf,
  crewSize,
  discountedSymbol,
  hasTurnAhead,
  leavingHand,
  neutralBuilding,
  nextToPlace,
  revealedBy,
  scoringNow,
  sharesNow,
  statusOf,
  stillOpen,
  treasuryNow,
} from './index.ts';
import { randomGame } from './random-game.ts';

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  test('[Belfort 5.1] what is still open agrees with the legal actions', () => {
    for (const { state, view, seat, legal } of randomGame(seats, 70 + seats)) {
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

  test('[Belfort 1.2] no worker is lost from sight', () => {
    for (const { view } of randomGame(seats, 80 + seats)) {
      view.players.forEach(({ elfSupply, dwarfSupply }, seat) => {
        expect(crewSize(crewOf(view, seat)) + elfSupply + dwarfSupply).toBe(2 * WORKERS_OF_A_KIND);
      });
    }
  });

  test('exactly the seats that are asked are shown as asked', () => {
    for (const { state, view } of randomGame(seats, 90 + seats)) {
      const decision = belfort.decision(state)!;
      const asked = crestOrder(view).filter((seat) => statusOf(view, decision, seat) === 'asked');
      expect(asked.sort()).toEqual([...decision.seats].sort());
    }
  });

  test('[Belfort 3.2] who is foretold to place next is asked next, unless the last one places on', () => {
    let foretold: number | null = null;
    let right = 0;
    for (const { state, view, seat } of randomGame(seats, 100 + seats)) {
      const { ask } = belfort.decision(state)!;
      if (ask === 'distribute') continue;
      if (ask === 'place' && foretold !== null) {
        expect(seat).toBe(foretold);
        right++;
      }
      const next = nextToPlace(view);
      foretold = ask === 'place' && next !== NOBODY && next !== seat ? next : null;
    }
    expect(right).toBeGreaterThan(20);
  });

  test('[Belfort 5.1] every action turn is ahead until it begins', () => {
    for (const { state, view, seat, action } of randomGame(seats, 110 + seats)) {
      if (state.stage === 'placement') expect(hasTurnAhead(view, seat)).toBe(true);
      if (state.stage === 'neutral' || action.do === 'endTurn') expect(hasTurnAhead(view, seat)).toBe(false);
    }
  });

  test('[Belfort 1.11] a spectator reads the same from a view as the rules from the state', () => {
    for (const { state, seat } of randomGame(seats, 120 + seats)) {
      const view = belfort.view(state, []);
      expect(scoringNow(view)).toEqual(scoringNow(state));
      expect(treasuryNow(view)).toEqual(treasuryNow(state));
      expect(stillOpen(view, seat)).toEqual(stillOpen(state, seat));
      expect(sharesNow(view, 'mine')).toEqual(sharesNow(state, 'mine'));
    }
  });
});

test('[Belfort 2.2] a card picked at the start is leaving the own hand, and nobody else sees which', () => {
  const state = belfort.setup(belfort.options({}, 3), 3, 1);
  const [card] = state.players[1]!.hand;
  belfort.apply(state, 1, { do: 'discard', card: card! });
  expect(leavingHand(belfort.view(state, [1]), 1)).toEqual([card]);
  expect(leavingHand(belfort.view(state, [0]), 1)).toEqual([]);
  expect(leavingHand(belfort.view(state, [1]), 0)).toEqual([]);
});

test('[Belfort 10.11] what is shown to the spies is leaving the hand, then seen by all', () => {
  const there = redsElfAt('spies', {}, { players: { yellow: { hand: ['keep', 'pub'] }, blue: { hand: ['inn'] } } });
  there.play('red', { do: 'activate', at: 'spies' });
  there.play('yellow', { do: 'reveal', card: 'keep' });
  const view = (seat: number) => belfort.view(there.state, [seat]);
  expect(leavingHand(view(1), 1)).toEqual(['keep']);
  expect(leavingHand(view(0), 1)).toEqual([]);
  expect(revealedBy(view(0), 1)).toBeNull();
  there.play('blue', { do: 'reveal', card: 'inn' });
  expect([0, 1, 2].map((seat) => revealedBy(view(0), seat))).toEqual([null, 'keep', 'inn']);
});

test('[B4] the symbol whose discount is asked', () => {
  const there = redsElfAt('architects', { wood: 9, stone: 9, metal: 9, gold: 9 });
  there.play('red', { do: 'activate', at: 'architects' });
  expect(discountedSymbol(there.state)).toBeNull();
  const [wall] = there.offers('red', { do: 'wall', on: 'wall 2a' });
  there.play('red', { do: 'wall', on: 'wall 2a' });
  expect(discountedSymbol(belfort.view(there.state, []))).toBe((wall as { symbol: number }).symbol);
});

test('[Belfort 7.5] the neutral builder whose site is asked', () => {
  const { state, play } = table({
    seats: ['red', 'yellow'],
    options: { guilds: ['miners', 'bankers', 'masons', 'recruiters', 'wizards'] },
    given: { phase: 'neutral', pool: ['pub', 'inn', 'bank'], players: { red: { crest: 1 } } },
  });
  expect(neutralBuilding(state)).toBeNull();
  play('red', { do: 'neutralCard', card: 'pub' });
  expect(neutralBuilding(belfort.view(state, []))).toBe(2);
});
