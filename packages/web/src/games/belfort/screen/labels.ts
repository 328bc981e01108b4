import {
  areaNames,
  cardName,
  guildRules,
  kindOf,
  SITE_OF,
  siteLabel,
  type View,
  workerNames,
} from '@guildhall/belfort';
import { say } from '@guildhall/kernel';
import type { LabelContext } from '../../../table/screen/contract.ts';
import type { PerKind } from '../../../table/screen/targets.ts';
import { type Target, type TargetValues, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

/** Says all there is to read out about it where it stands on the boards. */
const nothing = () => '';

const LABELS: PerKind<TargetValues, [at: LabelContext<View>], string> = {
  symbol(symbol, { view, names, lang }) {
    const site = siteLabel(SITE_OF[symbol]!, lang, view.guilds);
    const owner = view.markers[symbol]!;
    const kind = kindOf(symbol);
    if (kind !== 'guild' && kind !== 'wall') {
      const card = cardName(kind, lang);
      return owner < 0
        ? say(screenTexts.freeOf, lang, { site, card })
        : say(screenTexts.ownedBy, lang, { site: `${card}, ${site}`, name: names[owner]! });
    }
    return owner < 0
      ? say(screenTexts.free, lang, { site })
      : say(screenTexts.ownedBy, lang, { site, name: names[owner]! });
  },
  hand: (property, { lang }) => say(screenTexts.cardInHand, lang, { card: cardName(property, lang) }),
  built(index, { view, me, lang }) {
    const card = me === null ? undefined : view.players[me]!.built[index];
    return card === undefined ? '' : say(screenTexts.cardBuilt, lang, { card: cardName(card.property, lang) });
  },
  plank: (area, { lang }) => say(areaNames[area], lang),
  guild: (district, { view, lang }) => say(guildRules[view.guilds[district]!].name, lang),
  worker(worker, { view, me, lang }) {
    const n = me === null ? 0 : view.players[me]!.home[worker];
    return say(screenTexts.worker, lang, { worker: say(workerNames[worker], lang), n });
  },
  buy: nothing,
  sell: nothing,
  exchange: nothing,
  pool: (property, { lang }) => say(screenTexts.cardInPool, lang, { card: cardName(property, lang) }),
  deck: (_, { view, lang }) => say(screenTexts.deck, lang, { n: view.deckSize }),
  gnomes: (_, { view, lang }) => say(screenTexts.gnomes, lang, { n: view.gnomes }),
  seat: (seat, { names }) => names[seat] ?? '',
  choice: nothing,
  wall: (_, { lang }) => say(screenTexts.wall, lang),
  end: nothing,
};

/** What a target is, in words; '': it says so itself. */
export const labelOf = (target: Target, at: LabelContext<View>): string => targets.call(LABELS, target, at);
