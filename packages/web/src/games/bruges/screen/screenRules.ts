import { type Action, bruges, type View } from '@guildhall/bruges';
import type { ScreenRules } from '../../../table/screen/screenRules.ts';
import type { Colour, HintContext, What } from './contract.ts';
import { factsOf } from './facts.ts';
import { hintOf, whyNot } from './hints.ts';
import { labelOf } from './labels.ts';
import { routesOf } from './paths.ts';
import { type Target, targets } from './targets.ts';

/** What the shared screen has to know of Bruges. */
export const brugesScreenRules: ScreenRules<View, Action, Target, What, Colour, HintContext> = {
  targets,
  routes: (legal) => routesOf(legal),
  context: ({ view, me, decision }, names, lang) => ({
    view,
    imagined: bruges.imagine(view, 1),
    me: me!,
    decision,
    names,
    lang,
  }),
  label: labelOf,
  facts: factsOf,
  hint: hintOf,
  why: whyNot,
  /** With a card chosen, the uses that it cannot be played for say why. */
  showsImpossible: (_, picked) => targets.isA(picked[0], 'hand'),
  isOpen: (ask) => ask === 'turn' || ask === 'afterwards',
};
