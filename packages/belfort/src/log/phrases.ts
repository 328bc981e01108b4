import { type Lang, listOf, playerName, say, type Text } from '@guildhall/kernel';
import {
  districtOf,
  gateSymbols,
  kindOf,
  type Property,
  SITES,
  type SiteKind,
  wallSymbols,
} from '../board/districts.ts';
import type { Guild } from '../guilds/names.ts';
import { properties } from '../properties/index.ts';
import type { Good, Worker } from '../state.ts';
import { amounts, aSite, aWorker, districtNames, guildNames, neutralNames, theSite, workerCounts } from './vocab.ts';

/** Parts of sentences that the log and the names of actions share. */
export const parts = {
  theGuild: { en: 'the {guild}', de: 'die {guild}', fr: 'la {guild}' },
  guildIn: { en: 'the guild in {district}', de: 'die Gilde in {district}', fr: 'la guilde du {district}' },
  card: { en: 'card {n}', de: 'Karte {n}', fr: 'la carte {n}' },
  numbered: { en: '{site} (card {n})', de: '{site} (Karte {n})', fr: '{site} (carte {n})' },
  in: { en: 'in {district}', de: 'in {district}', fr: 'dans le {district}' },
  inGate: {
    en: 'in {district}, towards {other}',
    de: 'in {district} (Seite zu {other})',
    fr: 'dans le {district}, côté {other}',
  },
  inWall: {
    en: 'in {district} (wall {wall})',
    de: 'in {district} (Mauer {wall})',
    fr: 'dans le {district} (mur {wall})',
  },
  gate: { en: 'districts {first}/{second}', de: 'Bezirke {first}/{second}', fr: 'quartiers {first}/{second}' },
  wall: { en: '{district}, wall {wall}', de: '{district}, Mauer {wall}', fr: '{district}, mur {wall}' },
  fromPool: { en: 'from the pool', de: 'aus der Auslage', fr: 'de la pioche visible' },
  fromDeck: { en: 'from the deck', de: 'vom Nachziehstapel', fr: 'du dessus de la pioche' },
} satisfies Record<string, Text>;

/** Guilds by district, where they are known. */
export type Guilds = readonly Guild[] | undefined;

export function builderName(builder: number, lang: Lang, names: readonly string[]): string {
  const neutral = names.length === 2 ? neutralNames[builder - 2] : undefined;
  return neutral === undefined ? playerName(builder, lang, names) : say(neutral, lang);
}

export const amountOf = (what: Good | 'points', n: number, lang: Lang): string => say(amounts[what], lang, { n });

/** Several goods at once; those that are 0 are left out. */
export const goodsOf = (goods: Partial<Record<Good, number>>, lang: Lang): string =>
  listOf(
    (Object.keys(amounts) as Good[]).flatMap((good) => (goods[good] ? [amountOf(good, goods[good], lang)] : [])),
    lang,
  );

export const workersOf = (worker: Worker, n: number, lang: Lang): string =>
  n === 1 ? say(aWorker[worker], lang) : say(workerCounts[worker], lang, { n });

/** As printed on the card. */
export const cardName = (card: Property, lang: Lang): string => say(properties[card].name, lang);

export const theGuild = (guild: Guild, lang: Lang): string =>
  say(parts.theGuild, lang, { guild: say(guildNames[guild], lang) });

export function theGuildIn(district: number, lang: Lang, guilds: Guilds): string {
  const guild = guilds?.[district];
  if (guild !== undefined) return theGuild(guild, lang);
  return say(parts.guildIn, lang, { district: say(districtNames[district]!, lang) });
}

const wallLetter = (symbol: number): string => (wallSymbols(districtOf(symbol))[0] === symbol ? 'a' : 'b');

/** Where a symbol is: its district, for a gatehouse also the border, for a wall also which. */
export function where(symbol: number, lang: Lang): string {
  const at = districtOf(symbol);
  const district = say(districtNames[at]!, lang);
  const kind = kindOf(symbol);
  if (kind === 'wall') return say(parts.inWall, lang, { district, wall: wallLetter(symbol) });
  if (kind !== 'gatehouse') return say(parts.in, lang, { district });
  const other = gateSymbols(at)[0] === symbol ? (at + 1) % 5 : (at + 4) % 5;
  return say(parts.inGate, lang, { district, other: say(districtNames[other]!, lang) });
}

const guildAt = (symbol: number, kind: SiteKind, guilds: Guilds): Guild | undefined =>
  kind === 'guild' ? guilds?.[districtOf(symbol)] : undefined;

function placed(names: Readonly<Record<SiteKind, Text>>, symbol: number, lang: Lang, guilds: Guilds): string {
  const kind = kindOf(symbol);
  const guild = guildAt(symbol, kind, guilds);
  return `${guild === undefined ? say(names[kind], lang) : theGuild(guild, lang)} ${where(symbol, lang)}`;
}

/** “a pub in district 2”: what stands on a symbol once it is built. */
export const aSiteAt = (symbol: number, lang: Lang, guilds: Guilds): string => placed(aSite, symbol, lang, guilds);
/** “the pub in district 2”. */
export const theSiteAt = (symbol: number, lang: Lang, guilds: Guilds): string => placed(theSite, symbol, lang, guilds);

/** What tells a site from the others of its kind. */
export function siteLabel(site: number, lang: Lang, guilds: Guilds): string {
  const { kind, symbols } = SITES[site]!;
  const symbol = symbols[0]!;
  const at = districtOf(symbol);
  const district = say(districtNames[at]!, lang);
  const guild = guildAt(symbol, kind, guilds);
  if (guild !== undefined) return say(guildNames[guild], lang);
  if (kind === 'gatehouse') return say(parts.gate, lang, { first: at + 1, second: ((at + 1) % 5) + 1 });
  return kind === 'wall' ? say(parts.wall, lang, { district, wall: wallLetter(symbol) }) : district;
}
