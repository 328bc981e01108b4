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
import type { Asked } from '../../../table/screen/screenRules.ts';
import type { HintContext, Question, Way } from './contract.ts';
import { hintOf, naming } from './hints.ts';
import { labelOf } from './labels.ts';
import { type Target, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

const endsTurn = (action: Action): boolean => action.do === 'buyCard';

/** Asked once more: it ends the turn and shows a new card, or one click on a house that was looked at would buy it. */
export const isFinal = (action: Action): boolean => endsTurn(action) || action.do === 'guild';

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
function titleOf(context: HintContext, at: Target, [first]: readonly Action[]): string {
  const { view, me, lang, names } = context;
  if (first?.do === 'steal' || first?.do === 'rob')
    return say(screenTexts.takeFrom, lang, { name: names[first.from]! });
  const { kind, value } = targets.read(at);
  if (kind === 'symbol') return siteTitle(value, lang, view.guilds);
  if (kind === 'built') return cardName(view.players[me]!.built[value]!.property, lang);
  return labelOf(at, context);
}

/** The question behind what was picked, if several moves fit it or one that cannot be taken back. */
export function questionOf(
  { view, ask, legal, meant, picked }: Asked<View, Action, Target>,
  contextOf: () => HintContext,
  choose: (action: Action) => void,
): Question | null {
  const place = placeOfQuestion(view, ask);
  const actions = place !== null ? legal : meant.length > 1 || meant.some(isFinal) ? meant : [];
  const at = place ?? picked.at(-1);
  if (actions.length === 0 || at === undefined) return null;
  const context = contextOf();
  const { lang } = context;
  const way = (action: Action): Way => {
    const label = describeAction(action, lang, naming(context));
    const { pay, gain } = hintOf(context, at, action);
    return { label, short: shortOf(action, label, lang), pay, gain, choose: () => choose(action) };
  };
  const text =
    place !== null
      ? screenTexts.offPrice
      : actions.some(endsTurn)
        ? screenTexts.endsTurn
        : actions.some(isFinal)
          ? screenTexts.buysGuild
          : null;
  return {
    at,
    title: titleOf(context, at, actions),
    text: text === null ? null : say(text, lang),
    ways: actions.map(way),
    mayPutBack: place === null,
  };
}
