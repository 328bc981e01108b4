import {
  AT_STAKE,
  aCard,
  amountOf,
  bestOther,
  type Colour,
  canalCost,
  cardName,
  dieMeans,
  isRolled,
  LAST_STEP,
  type Majority,
  MEASURE,
  NOBODY,
  nextColour,
  nextStep,
  PER_MAJORITY,
  type PlayerView,
  roundsByPiles,
  SPACES,
  STRIKES,
  sparedBy,
  statuePoints,
  stepCost,
  stepPoints,
  type View,
} from '@guildhall/bruges';
import { type Lang, say } from '@guildhall/kernel';
import type { LabelContext } from '../../../table/screen/contract.ts';
import type { PerKind } from '../../../table/screen/targets.ts';
import { damageTexts, nextMarkerTexts, factTexts as texts } from './facts.texts.ts';
import { rivalOf, type Target, type TargetValues, targets } from './targets.ts';

type Context = LabelContext<View>;

/** What a threat will do to this player, whoever looks: when it comes, and what it takes. */
export function threatFacts(player: PlayerView, colour: Colour, own: boolean, lang: Lang): string[] {
  const near = player.threats[colour] >= STRIKES - 1;
  const sparing = sparedBy(player, colour);
  const which = near ? 'next' : 'third';
  const who = own ? 'you' : 'they';
  const damage =
    sparing === null
      ? say(damageTexts[colour], lang, { which, who, n: AT_STAKE[colour](player) })
      : say(texts.spared, lang, { which, who, person: cardName(sparing, lang) });
  return [damage, say(nextMarkerTexts[colour], lang)];
}

function sectionFacts(section: number, { view, me, lang }: Context): string[] {
  if (me === null) return [];
  const colour = nextColour(view, me, section);
  const statue = view.statues === 0 ? [] : [say(texts.statueFor, lang, { n: SPACES, points: points(view, lang) })];
  if (colour === null) return [say(texts.sectionDone, lang)];
  const price = amountOf('guilders', canalCost(view, me, section), lang);
  return [say(texts.nextSpace, lang, { card: say(aCard[colour], lang), price }), ...statue];
}

const points = ({ statues }: View, lang: Lang) => amountOf('points', statuePoints(statues), lang);

function stepFacts({ view, me, lang }: Context): string[] {
  if (me === null) return [];
  const player = view.players[me]!;
  if (player.reputation === LAST_STEP) return [say(texts.topStep, lang)];
  const worth = amountOf('points', stepPoints(view.options, nextStep(player)), lang);
  const cost = isRolled(view) ? stepCost(view, me) : null;
  const price = cost === null ? [] : [say(texts.stepCosts, lang, { price: amountOf('guilders', cost, lang) })];
  return [say(texts.stepWorth, lang, { n: nextStep(player), worth }), ...price];
}

function dieFacts(colour: Colour, { view, lang }: Context): string[] {
  if (!isRolled(view)) return [say(texts.notRolled, lang)];
  const value = view.dice[colour];
  const meaning = dieMeans(value);
  const guilders = amountOf('guilders', value, lang);
  return [
    say(texts.dieGuilders, lang, { card: say(aCard[colour], lang), guilders }),
    ...(meaning === 'step' ? [say(texts.dieStep, lang, { guilders })] : []),
    ...(meaning === 'threat' ? [say(nextMarkerTexts[colour], lang)] : []),
  ];
}

function majorityFacts(majority: Majority, { view, me, lang }: Context): string[] {
  if (me === null) return [];
  const own = MEASURE[majority](view.players[me]!);
  const best = bestOther(view.players, me, majority);
  return [
    say(texts.majority, lang, { points: amountOf('points', PER_MAJORITY, lang) }),
    say(texts.majorityNow, lang, { own, best }),
  ];
}

const nothing = () => [];

const FACTS: PerKind<TargetValues, [at: Context], string[]> = {
  pile(_, { view, lang }) {
    return view.lastRound > 0 ? [] : [say(texts.pile, lang, roundsByPiles(view))];
  },
  hand: nothing,
  use: nothing,
  section: sectionFacts,
  house: nothing,
  person: nothing,
  marker: (colour, { view, me, lang }) => (me === null ? [] : threatFacts(view.players[me]!, colour, true, lang)),
  worker: (colour, { lang }) => [say(texts.worker, lang, { card: say(aCard[colour], lang) })],
  take: nothing,
  die: dieFacts,
  value: nothing,
  discard: nothing,
  seat(seat, { view, lang }) {
    const { houses } = view.players[seat]!;
    const people = houses.filter(({ person }) => person !== NOBODY);
    return people.length === 0 ? [] : [people.map(({ person }) => cardName(person, lang)).join(', ')];
  },
  step: (_, at) => stepFacts(at),
  majority: majorityFacts,
  rival(which, { view, lang }) {
    const { seat, colour } = rivalOf(which);
    return threatFacts(view.players[seat]!, colour, false, lang);
  },
  statues: (_, { view, lang }) =>
    view.statues === 0 ? [] : [say(texts.statueFor, lang, { n: SPACES, points: points(view, lang) })],
  pay: nothing,
  end: nothing,
};

/** What there is to know about a target at any time. */
export const factsOf = (target: Target, at: Context): readonly string[] => targets.call(FACTS, target, at);
