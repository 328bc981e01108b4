import {
  buildingCosts,
  cardName,
  costAt,
  goodsOf,
  guildRules,
  kindOf,
  NOBODY,
  type Property,
  properties,
  SITES,
  unseenCards,
  type View,
} from '@guildhall/belfort';
import { say } from '@guildhall/kernel';
import type { LabelContext } from '../../../table/screen/contract.ts';
import type { PerKind } from '../../../table/screen/targets.ts';
import { placesHelp } from '../boards/placesHelp.texts.ts';
import { type Target, type TargetValues, targets } from './targets.ts';
import { screenTexts } from './texts.ts';

type About = LabelContext<View>;

const none = () => [];

/** How much of a kind is left: sites nobody has taken, and cards that this player has not seen. */
export function leftOf(view: View, property: Property): { readonly sites: number; readonly cards: number } {
  return {
    sites: SITES.filter(({ kind, symbols }) => kind === property && symbols.some((at) => view.markers[at] === NOBODY))
      .length,
    cards: unseenCards(view).filter((card) => card === property).length,
  };
}

/** What a property does, what it costs, and how much of it is left. */
function aboutProperty(property: Property, { view, lang }: About): string[] {
  const { sites, cards } = leftOf(view, property);
  return [
    say(properties[property].text, lang),
    say(screenTexts.costs, lang, { what: goodsOf(buildingCosts(view).properties[property], lang) }),
    say(screenTexts.left, lang, { card: cardName(property, lang), sites, cards }),
  ];
}

const aboutGuild = (district: number, { view, lang }: About): string =>
  say(guildRules[view.guilds[district]!].text, lang);

const aboutPlace = (board: 'collection' | 'calendar', nth: number, { lang }: About): string[] => [
  say(placesHelp[board][nth]!.text, lang),
];
/** Where the help of these places stands among that of their board. */
const PLACES = { desk: 4, camp: 5, cards: 1, gnomes: 2 } as const;

const FACTS: PerKind<TargetValues, [about: About], readonly string[]> = {
  symbol(symbol, about) {
    const { view, lang } = about;
    const site = kindOf(symbol);
    if (site !== 'guild' && site !== 'wall') return aboutProperty(site, about);
    const cost = say(screenTexts.costs, lang, { what: goodsOf(costAt(view, symbol), lang) });
    return site === 'wall' ? [cost] : [aboutGuild(Math.floor(symbol / (view.markers.length / 5)), about), cost];
  },
  hand: aboutProperty,
  built(index, about) {
    const card = about.me === null ? undefined : about.view.players[about.me]!.built[index];
    return card === undefined ? [] : [say(properties[card.property].text, about.lang)];
  },
  plank: (at, about) => aboutPlace('collection', PLACES[at], about),
  guild: (district, about) => [aboutGuild(district, about)],
  worker: none,
  buy: none,
  sell: none,
  exchange: none,
  pool: aboutProperty,
  deck: (_, about) => aboutPlace('calendar', PLACES.cards, about),
  gnomes: (_, about) => aboutPlace('calendar', PLACES.gnomes, about),
  seat: none,
  choice: none,
  wall: none,
  end: none,
};

/** What there is to know about a target at any time. */
export const factsOf = (target: Target, about: About): readonly string[] => targets.call(FACTS, target, about);
