import { capital, type Lang, listOf, say, type Text, type TextParams } from '@guildhall/kernel';
import type { Action, ActionOf } from '../actions.ts';
import { guildSymbol, type Property, SITE_OF, SITES } from '../board/districts.ts';
import { AREAS } from '../state.ts';
import {
  amountOf,
  aSiteAt,
  builderName,
  cardName,
  type Guilds,
  goodsOf,
  parts,
  siteLabel,
  theGuildIn,
  where,
  workersOf,
} from './phrases.ts';
import { aWorker, propertyNames, siteNames, theSite, toArea } from './vocab.ts';

export const actionPhrases = {
  discard: { en: 'Discard “{card}”', de: '„{card}“ ablegen', fr: 'Défausser «\u00a0{card}\u00a0»' },
  neutralDwarf: {
    en: 'Put the neutral dwarf on {guild}',
    de: 'Den Zwerg des Nichtspielers auf {guild} stellen',
    fr: 'Placer le nain du non-joueur sur {guild}',
  },
  place: { en: 'Place {worker} {place}', de: '{worker} {place} stellen', fr: 'Placer {worker} {place}' },
  placeOn: { en: 'Place {worker} on {place}', de: '{worker} auf {place} stellen', fr: 'Placer {worker} sur {place}' },
  pass: { en: 'Pass', de: 'Passen', fr: 'Passer' },
  send: { en: 'Send {workers} {place}', de: '{workers} {place} schicken', fr: 'Envoyer {workers} {place}' },
  sendApart: {
    en: 'Send {workers}: {places}',
    de: '{workers} schicken: {places}',
    fr: 'Envoyer {workers}\u00a0: {places}',
  },
  keepCrest: { en: 'Keep your crest', de: 'Das eigene Wappen behalten', fr: 'Garder votre écusson' },
  crest: {
    en: 'Swap crests with {name}',
    de: 'Das Wappen mit {name} tauschen',
    fr: 'Échanger votre écusson avec {name}',
  },
  build: { en: 'Build {site}', de: '{site} bauen', fr: 'Construire {site}' },
  activate: {
    en: 'Activate your worker: {place}',
    de: 'Arbeiter aktivieren: {place}',
    fr: 'Activer votre travailleur\u00a0: {place}',
  },
  buy: {
    en: 'Buy {what} at the trading post',
    de: '{what} am Handelsposten kaufen',
    fr: 'Acheter {what} au comptoir',
  },
  sell: {
    en: 'Sell {what} at the trading post',
    de: '{what} am Handelsposten verkaufen',
    fr: 'Vendre {what} au comptoir',
  },
  exchange: {
    en: 'Exchange {what} for {metal}',
    de: '{what} gegen {metal} tauschen',
    fr: 'Échanger {what} contre {metal}',
  },
  hire: {
    en: 'Hire a gnome for {card}',
    de: 'Einen Gnom für {card} einstellen',
    fr: 'Recruter un gnome pour {card}',
  },
  use: { en: 'Use the gnome: {place}', de: 'Gnom nutzen: {place}', fr: 'Utiliser le gnome\u00a0: {place}' },
  buyCard: {
    en: 'Buy “{card}” from the pool',
    de: '„{card}“ aus der Auslage kaufen',
    fr: 'Acheter «\u00a0{card}\u00a0» dans la pioche visible',
  },
  buyTop: {
    en: 'Buy the top card of the deck',
    de: 'Die oberste Karte des Nachziehstapels kaufen',
    fr: 'Acheter la carte du dessus de la pioche',
  },
  endTurn: { en: 'End your turn', de: 'Den Zug beenden', fr: 'Terminer votre tour' },
  recruit: { en: 'Recruit {worker}', de: '{worker} anwerben', fr: 'Recruter {worker}' },
  gnome: {
    en: 'Take a gnome for {card}',
    de: 'Einen Gnom für {card} nehmen',
    fr: 'Prendre un gnome pour {card}',
  },
  extend: {
    en: 'Mark the other half of a gatehouse {where}',
    de: 'Die andere Hälfte eines Torhauses {where} besetzen',
    fr: 'Occuper l’autre moitié d’un corps de garde {where}',
  },
  discount: { en: 'Pay {what} less', de: '{what} weniger zahlen', fr: 'Payer {what} de moins' },
  fullPrice: { en: 'Pay the full price', de: 'Den vollen Preis zahlen', fr: 'Payer le prix entier' },
  decline: { en: 'Build nothing', de: 'Nichts bauen', fr: 'Ne rien construire' },
  take: { en: 'Take {what} from {name}', de: '{what} von {name} nehmen', fr: 'Prendre {what} à {name}' },
  stop: { en: 'Take no more', de: 'Nichts mehr nehmen', fr: 'Ne rien prendre de plus' },
  reveal: { en: 'Reveal “{card}”', de: '„{card}“ aufdecken', fr: 'Révéler «\u00a0{card}\u00a0»' },
  spy: {
    en: 'Take the card revealed by {name}',
    de: 'Die Karte von {name} nehmen',
    fr: 'Prendre la carte révélée par {name}',
  },
  spyCard: {
    en: 'Take “{card}” from {name}',
    de: '„{card}“ von {name} nehmen',
    fr: 'Prendre «\u00a0{card}\u00a0» à {name}',
  },
  swap: {
    en: 'Swap markers, {kind}: {first} ↔ {second}',
    de: 'Figuren vertauschen, {kind}: {first} ↔ {second}',
    fr: 'Échanger les marqueurs, {kind}\u00a0: {first} ↔ {second}',
  },
  settle: {
    en: 'Put the marker {where} ({name})',
    de: 'Die Figur {where} aufstellen ({name})',
    fr: 'Placer le marqueur {where} ({name})',
  },
  neutralCard: {
    en: 'Choose “{card}” from the pool',
    de: '„{card}“ aus der Auslage wählen',
    fr: 'Choisir «\u00a0{card}\u00a0» dans la pioche visible',
  },
  neutralTop: {
    en: 'Choose the top card of the deck',
    de: 'Die oberste Karte des Nachziehstapels wählen',
    fr: 'Choisir la carte du dessus de la pioche',
  },
  neutralSite: {
    en: 'Build {site} (neutral builder)',
    de: '{site} bauen (Nichtspieler)',
    fr: 'Construire {site} (non-joueur)',
  },
} satisfies Record<string, Text>;

/** What an action's numbers stand for; where something is unknown, the number itself is shown, counted from 1. */
export interface Naming {
  /** Players' names by seat. */
  readonly names?: readonly string[] | undefined;
  /** The built cards of the player whose action it is, by index. */
  readonly property?: ((card: number) => Property) | undefined;
  /** By district. */
  readonly guilds?: Guilds;
  /** The card that a player shows to the spies. */
  readonly revealed?: ((seat: number) => Property | null) | undefined;
}

function sent(action: ActionOf<'send'>, lang: Lang): string {
  const numbers: Partial<Record<string, number | string>> = action;
  const groups = AREAS.map((area) => ({ area, n: Number(numbers[area] ?? 0) })).filter(({ n }) => n > 0);
  const workers = workersOf(
    action.worker,
    groups.reduce((sum, { n }) => sum + n, 0),
    lang,
  );
  const places = groups.map(({ area, n }) => ({ n, place: say(toArea[area], lang) }));
  const [only, ...more] = places;
  return capital(
    more.length === 0
      ? say(actionPhrases.send, lang, { workers, place: only!.place })
      : say(actionPhrases.sendApart, lang, {
          workers,
          places: listOf(
            places.map(({ n, place }) => `${n} ${place}`),
            lang,
          ),
        }),
  );
}

/** A short phrase in the imperative: what this action does. */
export function describeAction(action: Action, lang: Lang, naming: Naming = {}): string {
  const { names = [], property, guilds } = naming;
  const phrase = (key: keyof typeof actionPhrases, params?: TextParams): string =>
    capital(say(actionPhrases[key], lang, params));
  const name = (builder: number): string => builderName(builder, lang, names);
  const numbered = (card: number, names: Readonly<Record<Property, Text>>): string =>
    property === undefined
      ? say(parts.card, lang, { n: card + 1 })
      : say(parts.numbered, lang, { site: say(names[property(card)], lang), n: card + 1 });

  switch (action.do) {
    case 'discard':
    case 'reveal':
      return phrase(action.do, { card: cardName(action.card, lang) });
    case 'neutralDwarf':
      return phrase('neutralDwarf', { guild: theGuildIn(action.district, lang, guilds) });
    case 'place': {
      const worker = say(aWorker[action.worker], lang);
      if (action.at === 'guild') {
        return phrase('placeOn', { worker, place: theGuildIn(action.district, lang, guilds) });
      }
      if (action.at === 'card') return phrase('placeOn', { worker, place: numbered(action.card, theSite) });
      return phrase('place', { worker, place: say(toArea[action.at], lang) });
    }
    case 'pass':
    case 'endTurn':
    case 'decline':
    case 'stop':
      return phrase(action.do);
    case 'send':
      return sent(action, lang);
    case 'crest':
      return action.of === null ? phrase('keepCrest') : phrase('crest', { name: name(action.of) });
    case 'build':
    case 'wall':
    case 'guild':
      return phrase('build', { site: aSiteAt(action.symbol, lang, guilds) });
    case 'activate':
      if (action.at === 'card') return phrase('activate', { place: numbered(action.card, propertyNames) });
      return phrase('activate', { place: siteLabel(SITE_OF[guildSymbol(action.district)]!, lang, guilds) });
    case 'buy':
      return phrase('buy', { what: amountOf(action.good, 1, lang) });
    case 'sell':
      return phrase('sell', { what: goodsOf(action, lang) });
    case 'exchange':
      return phrase('exchange', { what: amountOf(action.good, 1, lang), metal: amountOf('metal', 1, lang) });
    case 'hire':
    case 'gnome':
      return phrase(action.do, { card: numbered(action.card, theSite) });
    case 'use':
      return phrase('use', { place: numbered(action.card, propertyNames) });
    case 'buyCard':
      return action.card === 'deck' ? phrase('buyTop') : phrase('buyCard', { card: cardName(action.card, lang) });
    case 'recruit':
      return phrase('recruit', { worker: say(aWorker[action.worker], lang) });
    case 'extend':
      return phrase('extend', { where: where(action.symbol, lang) });
    case 'discount': {
      const what = goodsOf(action, lang);
      return what === '' ? phrase('fullPrice') : phrase('discount', { what });
    }
    case 'steal':
      return phrase('take', { what: amountOf('gold', action.gold, lang), name: name(action.from) });
    case 'rob':
      return phrase('take', { what: amountOf(action.good, 1, lang), name: name(action.from) });
    case 'spy': {
      const card = naming.revealed?.(action.from) ?? null;
      if (card === null) return phrase('spy', { name: name(action.from) });
      return phrase('spyCard', { card: cardName(card, lang), name: name(action.from) });
    }
    case 'swap':
      return phrase('swap', {
        kind: say(siteNames[SITES[action.first]!.kind], lang),
        first: siteLabel(action.first, lang, guilds),
        second: siteLabel(action.second, lang, guilds),
      });
    case 'settle':
      return phrase('settle', { where: where(action.symbol, lang), name: name(action.builder) });
    case 'neutralCard':
      return action.card === 'deck'
        ? phrase('neutralTop')
        : phrase('neutralCard', { card: cardName(action.card, lang) });
    case 'neutralSite':
      return phrase('neutralSite', { site: aSiteAt(action.symbol, lang, guilds) });
  }
}
