import type { Guild, Property } from '@guildhall/belfort';
import type { Taste } from '../../taste.ts';
import type { BelfortPart } from './situation.ts';

/**
 * What things are worth, in points on the score track, and how fast they usually grow. Found by play against earlier
 * selves; none of it is a rule.
 */

/** What a player, and a neutral builder, adds per round to a majority: to one district, to elves or dwarves, to gnomes. */
export const GROWTH = {
  district: { player: 0.55, neutral: 0.2 },
  worker: { player: 0.3, neutral: 0 },
  gnome: { player: 0.4, neutral: 0 },
} as const;

/** A point of all rivals together costs this much of an own one: with many rivals each is only one of those to beat. */
export const RIVALRY = 0.6;

/** The share of a project's worth that is counted when it can be paid in the turn that is on. */
export const NOW = 0.97;

/** A card in hand: the first ones are built next, the last ones perhaps never. */
export const CARDS = [0.75, 0.6, 0.4, 0.25, 0.12] as const;

/** A card from the deck beside a good one: it comes unseen. */
export const BLIND_CARD = 0.6;

/** A gnome that acts once, and waits, as a share of what it will bring. */
export const WAITING = 0.9;

/** An open plank on an own card, per round to come: what it gives beyond a worker in the fields. */
export const PLANK: Readonly<Partial<Record<Property, number>>> = { blacksmith: 0.3, market: 0.3, library: 0.15 };

/** A master brings one more good a round. */
export const MASTER = 0.33;

/** Goods decide ties at the end. Next to nothing, but enough not to waste them; a trade must gain something. */
export const TIE_BREAK = { wood: 0.002, stone: 0.002, metal: 0.004, gold: 0.0021 } as const;

/** What two players may think differently about. */
export interface Prices {
  /**
   * Goods kept for a later turn, while three scorings are to come. Less than they buy: they wait, and may not fit. Gold
   * is dear because it fits everything: gnomes, taxes, fees, missing goods.
   */
  readonly goods: Readonly<Record<'wood' | 'stone' | 'metal' | 'gold', number>>;
  /** The same by number of scorings that a building of the next turn would still see. */
  readonly season: readonly [number, number, number, number];
  /** Goods beyond what the own projects ask for. */
  readonly surplus: number;
  /**
   * The share of a project's worth that is counted when it can be paid in a turn to come: others may be quicker, and
   * goods that fit one project only are a risk.
   */
  readonly soon: number;
  /** The share of its profit for the project that is nearest to being paid; less, by the square, the more is missing. */
  readonly begun: number;
  /** A second wall will not find as good a place. */
  readonly secondWall: number;
  /** The gold that taxes will want and that is not there: some of it will still be earned. */
  readonly shortfall: number;
  /** What a worker brings in a round. */
  readonly worker: number;
  /** One place further to the front. */
  readonly crest: number;
  /** A card that is kept, as a share of the profit of building it. */
  readonly kept: number;
  /** A lock waiting for its gnome, as a share of what the gnome would bring. */
  readonly lock: number;
  /** Owning a guild, per round to come: fees of others, no fee of one's own. */
  readonly guild: number;
  /** What a gnome unlocks, per round to come; gatehouse, pub and gardens act once and are reckoned apart. */
  readonly unlocked: Readonly<Partial<Record<Property, number>>>;
  /** Guild actions that are not simply goods or people, while three scorings are to come. */
  readonly visit: Readonly<Partial<Record<Guild, number>>>;
  /** Parts of a position that count for more or less than they seem to. */
  readonly parts: Taste<BelfortPart>;
}

/** As the first bot saw it, found by hand. The features of the learned value are worked out by them too. */
export const FIRST_PRICES: Prices = {
  goods: { wood: 0.25, stone: 0.25, metal: 0.6, gold: 0.6 },
  season: [0, 0.6, 0.85, 1],
  surplus: 0.4,
  soon: 0.6,
  begun: 0.4,
  secondWall: 0.9,
  shortfall: 0.55,
  worker: 0.36,
  crest: 0.15,
  kept: 0.5,
  lock: 0.25,
  guild: 0.28,
  unlocked: { tower: 0.4, inn: 0.4, blacksmith: 0.3, bank: 0.38, market: 0.2, library: 0.3 },
  visit: { librarians: 0.9, architects: 1.1, spies: 0.6, wizards: 1.6 },
  parts: {},
};

/** As those see it who have learned from thousands of games: guilds and workers pay, cards and rare visits less. */
export const PRICES: Prices = {
  goods: { wood: 0.24, stone: 0.32, metal: 0.69, gold: 0.77 },
  season: [0, 0.2, 0.83, 1],
  surplus: 0.24,
  soon: 0.55,
  begun: 0.21,
  secondWall: 0.61,
  shortfall: 0.41,
  worker: 1.2,
  crest: 0.1,
  kept: 0.2,
  lock: 0.2,
  guild: 1.64,
  unlocked: { tower: 0.3, inn: 0.44, blacksmith: 0.28, bank: 0.52, market: 0.2, library: 0.29 },
  visit: { librarians: 0.63, architects: 0.7, spies: 0.48, wizards: 0.56 },
  parts: { districts: 1.52, workers: 1.29, gnomes: 1.07, tax: 0.71, cards: 0.61, rivals: 2.18 },
};
