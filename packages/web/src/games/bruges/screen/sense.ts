import { type Action, bruges, type View } from '@guildhall/bruges';
import type { Sense } from '../../../table/screen/useScreen.ts';
import type { Colour, Target, What } from './contract.ts';
import { type HintContext, hintOf, labelOf, whyNot } from './hints.ts';
import { routesOf } from './paths.ts';

/** Where one may ask why nothing can be done. */
const ASKABLE = /^(hand|person|section|marker|discard|seat):|^(step|end)$/;

/** What the shared screen has to know of Bruges. */
export const brugesSense: Sense<View, Action, Target, What, Colour, HintContext> = {
  routes: (legal) => routesOf(legal),
  context: ({ view, me }, names, lang) => ({ view, imagined: bruges.imagine(view, 1), me: me!, lang, names }),
  label: (target, { view, me }, names, lang) => labelOf(target, view, me, names, lang),
  hint: hintOf,
  why: whyNot,
  askable: (target) => ASKABLE.test(target),
  /** With a card chosen, the uses that it cannot be played for say why. */
  shownImpossible: (target, _, picked) => target.startsWith('use:') && picked[0]?.startsWith('hand:') === true,
  isOpen: (ask) => ask === 'turn' || ask === 'afterwards',
  /** What cannot be chosen twice, once it is tapped. */
  confirmed: /^(hand|person|house|section|seat|discard|marker):/,
};
