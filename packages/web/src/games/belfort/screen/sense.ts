import { type Action, belfort, builderName, type View, type Worker } from '@guildhall/belfort';
import type { Sense } from '../../../table/screen/useScreen.ts';
import { COLOURS, type Colour, type Target, type What } from './contract.ts';
import { type HintContext, hintOf, labelOf, whyNot } from './hints.ts';
import { routesOf, workerInHand } from './paths.ts';
import { isFinal, placeOfQuestion, questionOf } from './question.ts';

/** Things in hand or on the boards of which one may ask why they are not possible. */
const ASKABLE = /^(hand|buy|sell|exchange|pool|plank|guild):|^(deck|gnomes|wall|end)$/;

const isWorker = (target: Target): target is `worker:${Worker}` => target.startsWith('worker:');
const sortOf = (target: Target | null): Worker | null =>
  target !== null && isWorker(target) ? (target.slice(7) as Worker) : null;

/** With two players the neutral builders take the two colours left over first. */
export function builderColours(colours: readonly Colour[], seats: number): Colour[] {
  if (seats !== 2) return [...colours];
  return [...colours, ...COLOURS.filter((colour) => !colours.includes(colour)).slice(0, 2)];
}

/** What the shared screen has to know of Belfort. */
export const belfortSense: Sense<View, Action, Target, What, Colour, HintContext> = {
  routes: routesOf,
  preset(legal, ask, wish) {
    const worker = ask === 'place' ? workerInHand(legal, sortOf(wish)) : null;
    return worker === null ? [] : [`worker:${worker}`];
  },
  isWish: (target, ask) => ask === 'place' && isWorker(target),
  names: ({ view, names }, lang) =>
    Array.from({ length: view.seats + view.neutralDwarves.length }, (_, builder) => builderName(builder, lang, names)),
  colours: ({ view, colours }) => builderColours(colours, view.seats),
  context: ({ view, me }, names, lang) => ({ view, imagined: belfort.imagine(view, 1), me: me!, lang, names }),
  label: (target, { view, me }, names, lang) => labelOf(target, view, me, names, lang),
  hint: hintOf,
  why: whyNot,
  askable: (target) => ASKABLE.test(target) || target.startsWith('symbol:'),
  shownImpossible: (target, ask) => ask === 'turn' && ASKABLE.test(target) && !/^(guild|plank):/.test(target),
  isOpen: (ask) => ask === 'turn',
  /** On a touch screen nothing tells beforehand what these would do. */
  confirmed: /^(symbol|seat):/,
  dragged: /^(worker|hand):|^(gnomes|wall)$/,
  isFinal,
  placeOfQuestion,
  question: questionOf,
};
