import {
  aCard,
  amountOf,
  aWorker,
  canalCost,
  cardName,
  colourOf,
  dieNames,
  houseLabel,
  isRolled,
  majorityNames,
  NOBODY,
  nextColour,
  PERSONS,
  pileNames,
  threatNames,
  useNames,
  type View,
  workersOf,
} from '@guildhall/bruges';
import { capital, say } from '@guildhall/kernel';
import type { LabelContext } from '../../../table/screen/contract.ts';
import type { PerKind } from '../../../table/screen/targets.ts';
import { rivalOf, type Target, type TargetValues, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

type Context = LabelContext<View>;

const ownOf = ({ view, me }: Context) => (me === null ? undefined : view.players[me]);
/** Says all there is to read out about it where it stands on the boards. */
const nothing = () => '';

const LABELS: PerKind<TargetValues, [at: Context], string> = {
  pile(n, { view, lang }) {
    const { size, top } = view.piles[n]!;
    const pile = capital(say(pileNames[n]!, lang));
    if (top === null) return say(screenTexts.emptyPile, lang, { pile });
    return say(screenTexts.pile, lang, { pile, n: size, card: say(aCard[top], lang) });
  },
  hand(card, { lang }) {
    const colour = colourOf(card);
    const { price } = PERSONS[card]!;
    return say(screenTexts.cardInHand, lang, {
      card: cardName(card, lang),
      what: say(aCard[colour], lang),
      price: amountOf('guilders', price, lang),
      worker: say(aWorker[colour], lang),
    });
  },
  use: (use, { lang }) => capital(say(useNames[use], lang)),
  section(n, at) {
    const built = ownOf(at)?.canals[n] ?? 0;
    const section = say(screenTexts.section, at.lang, { side: n === 0 ? 'left' : 'right', n: built });
    const colour = at.me === null ? null : nextColour(at.view, at.me, n);
    if (at.me === null || colour === null) return section;
    const price = amountOf('guilders', canalCost(at.view, at.me, n), at.lang);
    return say(screenTexts.sectionNext, at.lang, { section, card: say(aCard[colour], at.lang), price });
  },
  house(n, at) {
    const own = ownOf(at);
    return own === undefined ? '' : capital(houseLabel(n, at.lang, own.houses));
  },
  person(card, { view, names, lang }) {
    const owner = view.players.findIndex(({ houses }) =>
      houses.some(({ person }) => person === card && card !== NOBODY),
    );
    const name = cardName(card, lang);
    return owner < 0 ? name : say(screenTexts.livesAt, lang, { card: name, name: names[owner]! });
  },
  marker(colour, at) {
    const threat = capital(say(threatNames[colour], at.lang));
    return say(screenTexts.markers, at.lang, { threat, n: ownOf(at)?.threats[colour] ?? 0 });
  },
  worker: (colour, at) => workersOf(colour, ownOf(at)?.workers[colour] ?? 0, at.lang),
  take: (colour, { lang }) => say(screenTexts.supply, lang, { worker: say(aWorker[colour], lang) }),
  die: (colour, { view, lang }) =>
    say(isRolled(view) ? screenTexts.die : screenTexts.oldDie, lang, {
      die: capital(say(dieNames[colour], lang)),
      value: view.dice[colour],
    }),
  value: (value, { lang }) => say(screenTexts.value, lang, { value }),
  discard: (card, { lang }) => say(screenTexts.discarded, lang, { card: cardName(card, lang) }),
  seat: (seat, { names }) => names[seat] ?? '',
  step: (_, { lang }) => say(screenTexts.step, lang),
  majority(majority, at) {
    const won = ownOf(at)?.majorities[majority] ? 'yes' : 'no';
    return say(screenTexts.majority, at.lang, { majority: capital(say(majorityNames[majority], at.lang)), won });
  },
  rival(which, { view, names, lang }) {
    const { seat, colour } = rivalOf(which);
    const n = view.players[seat]!.threats[colour];
    const threat = capital(say(threatNames[colour], lang));
    return say(screenTexts.markersOf, lang, { name: names[seat]!, threat, n });
  },
  statues: (_, { view, lang }) => say(screenTexts.statuesLeft, lang, { n: view.statues }),
  pay: nothing,
  end: nothing,
};

/** What a target is, in words; '': it says so itself. */
export const labelOf = (target: Target, at: Context): string => targets.call(LABELS, target, at);
