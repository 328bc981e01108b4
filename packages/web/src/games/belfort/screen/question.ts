import {
  type Action,
  amountOf,
  cardName,
  describeAction,
  discountedSymbol,
  goodsOf,
  siteTitle,
  type View,
} from '@guildhall/belfort';
import { type Lang, say } from '@guildhall/kernel';
import type { Asked } from '../../../table/screen/useScreen.ts';
import type { Question, Target, Way } from './contract.ts';
import { type HintContext, hintOf, labelOf, naming } from './hints.ts';
import { screenTexts } from './texts.ts';

/** Ends the turn and shows a new card: asked once more. */
export const isFinal = (action: Action): boolean => action.do === 'buyCard';

/** Where the present question is asked although nothing was picked: a price belongs to its building. */
export function placeOfQuestion(view: View, ask: string): Target | null {
  const symbol = ask === 'discount' ? discountedSymbol(view) : null;
  return symbol === null ? null : `symbol:${symbol}`;
}

/** What tells one way from the others of the same question. */
function shortOf(action: Action, whole: string, lang: Lang): string {
  switch (action.do) {
    case 'steal':
      return amountOf('gold', action.gold, lang);
    case 'rob':
      return amountOf(action.good, 1, lang);
    case 'discount': {
      const off = goodsOf(action, lang);
      return off === '' ? whole : say(screenTexts.off, lang, { what: off });
    }
    default:
      return whole;
  }
}

/** What the bubble is about: a player, a building, a card. */
function titleOf({ view, me, lang, names }: HintContext, at: Target, [first]: readonly Action[]): string {
  if (first?.do === 'steal' || first?.do === 'rob')
    return say(screenTexts.takeFrom, lang, { name: names[first.from]! });
  if (at.startsWith('symbol:')) return siteTitle(Number(at.slice(7)), lang, view.guilds);
  if (at.startsWith('built:')) return cardName(view.players[me]!.built[Number(at.slice(6))]!.property, lang);
  return labelOf(at, view, me, names, lang);
}

/** The question behind what was picked, if several moves fit it or one that cannot be taken back. */
export function questionOf(
  context: HintContext,
  { ask, legal, meant, picked }: Asked<Action, Target>,
  commit: (action: Action) => void,
): Question | null {
  const { view, lang } = context;
  const place = placeOfQuestion(view, ask);
  const actions = place !== null ? legal : meant.length > 1 || meant.some(isFinal) ? meant : [];
  const at = place ?? picked.at(-1);
  if (actions.length === 0 || at === undefined) return null;
  const way = (action: Action): Way => {
    const label = describeAction(action, lang, naming(context));
    const { pay, gain } = hintOf(context, at, action);
    return { label, short: shortOf(action, label, lang), pay, gain, choose: () => commit(action) };
  };
  const text = place !== null ? screenTexts.offPrice : actions.some(isFinal) ? screenTexts.endsTurn : null;
  return {
    at,
    title: titleOf(context, at, actions),
    text: text === null ? null : say(text, lang),
    ways: actions.map(way),
    mayPutBack: place === null,
  };
}
