import { belfort, PROPERTIES, symbolNamed, type View } from '@guildhall/belfort';
import { newTable } from '@guildhall/table';
import { expect, test } from 'vitest';
import { factsOf, leftOf } from './facts.ts';
import { labelOf } from './labels.ts';

const seats = ['red', 'blue', 'yellow'].map((colour) => ({ kind: 'human' as const, name: colour, colour }));
const table = newTable(belfort, {}, seats, '5'.repeat(64));
const about = (view: View) => ({ view, me: 0, names: seats.map(({ name }) => name), lang: 'en' as const });

test('of every kind all sites are free at first, and what lies open or in hand is seen', () => {
  const view = table.view([0]);
  const open = [...view.pool, ...view.discard, ...view.players[0]!.hand!];
  for (const property of PROPERTIES) {
    const { sites, cards } = leftOf(view, property);
    expect(sites, property).toBe(5);
    expect(cards, property).toBe(5 - open.filter((card) => card === property).length);
  }
});

test('a free site says what can be built there, what that does and what it costs', () => {
  const target = `symbol:${symbolNamed('pub 2')}` as const;
  expect(labelOf(target, about(table.view([0])))).toContain('Pub can be built here');
  const facts = factsOf(target, about(table.view([])));
  expect(facts.some((fact) => fact.startsWith('Costs '))).toBe(true);
  expect(facts.at(-1)).toMatch(/^Pub: 5 free sites/);
});
