import { type Action, belfort, builderName, type View } from '@guildhall/belfort';
import type { ScreenRules } from '../../../table/screen/screenRules.ts';
import { COLOURS, type Colour, type HintContext, type What } from './contract.ts';
import { factsOf } from './facts.ts';
import { hintOf, whyNot } from './hints.ts';
import { labelOf } from './labels.ts';
import { gnomeRoutes, routesOf, workerInHand } from './paths.ts';
import { isFinal, placeOfQuestion, questionOf } from './question.ts';
import { type Target, targets } from './targets.ts';

/** With two players the neutral builders take the two colours left over first. */
export function builderColours(colours: readonly Colour[], seats: number): Colour[] {
  if (seats !== 2) return [...colours];
  return [...colours, ...COLOURS.filter((colour) => !colours.includes(colour)).slice(0, 2)];
}

/** What the shared screen has to know of Belfort. */
export const belfortScreenRules: ScreenRules<View, Action, Target, What, Colour, HintContext> = {
  targets,
  routes: routesOf,
  moreRoutes: gnomeRoutes,
  preset(legal, ask, preferred) {
    const sort = targets.valueIn(preferred ?? undefined, 'worker');
    const worker = ask === 'place' ? workerInHand(legal, sort) : null;
    return worker === null ? [] : [`worker:${worker}`];
  },
  isPreference: (target, ask) => ask === 'place' && targets.isA(target, 'worker'),
  names: ({ view, names }, lang) =>
    Array.from({ length: view.seats + view.neutralDwarves.length }, (_, builder) => builderName(builder, lang, names)),
  colours: ({ view, colours }) => builderColours(colours, view.seats),
  context: ({ view, me, decision }, names, lang) => ({
    view,
    imagined: belfort.imagine(view, 1),
    me: me!,
    decision,
    names,
    lang,
  }),
  label: labelOf,
  facts: factsOf,
  hint: hintOf,
  why: whyNot,
  showsImpossible: (ask) => ask === 'turn',
  isOpen: (ask) => ask === 'turn',
  isFinal,
  placeOfQuestion,
  question: questionOf,
};
