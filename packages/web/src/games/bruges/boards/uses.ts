import {
  type Action,
  type ActionOf,
  aHouse,
  anEmptyHouse,
  colourOf,
  dieNames,
  threatNames,
  type Use,
  workersOf,
} from '@guildhall/bruges';
import { capital, say } from '@guildhall/kernel';
import type { Amounts, HintContext, What } from '../screen/contract.ts';
import { hintOf, offersOf } from '../screen/hints.ts';
import { sides, useChoices, useLines } from './texts/cards.ts';

/** An amount that depends on what is still to be chosen; usually both ends are the same. */
export interface Range {
  readonly what: What;
  readonly from: number;
  readonly to: number;
}

/** A use of the chosen card as a row of the leaf. */
export interface UseRow {
  readonly use: Use;
  readonly pay: readonly Range[];
  readonly gain: readonly Range[];
  /** What it does or what remains to be chosen; what stands against it. */
  readonly line: string;
  readonly possible: boolean;
}

/** What several ways pay or gain, from the least to the most. */
export function rangesOf(all: readonly Amounts[]): Range[] {
  const whats = [...new Set(all.flatMap((amounts) => Object.keys(amounts) as What[]))];
  return whats.map((what) => {
    const each = all.map((amounts) => amounts[what] ?? 0);
    return { what, from: Math.min(...each), to: Math.max(...each) };
  });
}

type Play = ActionOf<'play'>;
const isPlayOf =
  (card: number, use: Use) =>
  (action: Action): action is Play =>
    action.do === 'play' && action.card === card && action.as === use;

/** What the only way of a use does. */
function lineOf(way: Play, gain: Amounts, { view, me, lang }: HintContext): string {
  const colour = colourOf(way.card);
  const own = view.players[me]!;
  switch (way.as) {
    case 'workers': {
      const n = gain[`worker.${colour}`] ?? 0;
      return n > 0 ? capital(workersOf(colour, n, lang)) : say(useLines.workers, lang);
    }
    case 'guilders': {
      const die = say(dieNames[way.die], lang);
      return capital(say(useLines.guilders, lang, { die: lang === 'fr' ? die : capital(die), n: view.dice[way.die] }));
    }
    case 'threat':
      return say(useLines.threat, lang, { threat: say(threatNames[colour], lang) });
    case 'canal':
      return say(useLines.canal, lang, { side: say(sides[way.section]!, lang), n: own.canals[way.section]! + 1 });
    case 'house':
      return say(useLines.house, lang, { house: say(aHouse[colour], lang) });
    case 'person':
      return say(useLines.person, lang, { house: say(anEmptyHouse[own.houses[way.house]!.colour], lang) });
  }
}

/** Whether a card can be played for one of the six uses now; other questions only take a card. */
export const isPlayable = (card: number, legal: readonly Action[]): boolean =>
  legal.some((action) => action.do === 'play' && action.card === card);

/** Uses with a price: that there is none is worth saying. */
const COSTS_GUILDERS: readonly Use[] = ['canal', 'person'];

/** The six uses of a card: what each brings and costs, or why it is not possible. */
export function rowsOfUses(context: HintContext, card: number, legal: readonly Action[]): UseRow[] {
  const { lang } = context;
  return offersOf(context, card, legal).map(({ use, why, pay }) => {
    if (pay === null) return { use, pay: [], gain: [], line: why ?? '', possible: false };
    const ways = legal.filter(isPlayOf(card, use));
    const hints = ways.map((way) => hintOf(context, `use:${use}`, way));
    const line = ways.length === 1 ? lineOf(ways[0]!, hints[0]!.gain, context) : say(useChoices[use], lang);
    const costs = rangesOf(hints.map((hint) => hint.pay));
    const free = costs.length === 0 && COSTS_GUILDERS.includes(use);
    return {
      use,
      pay: free ? [{ what: 'guilders', from: 0, to: 0 }] : costs,
      gain: rangesOf(hints.map((hint) => hint.gain)),
      line,
      possible: true,
    };
  });
}
