import type { Guild, Property } from '@guildhall/belfort';

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

/**
 * Goods kept for a later turn, while three scorings are to come. Less than they buy: they wait, and may not fit. Gold
 * is dear because it fits everything: gnomes, taxes, fees, missing goods.
 */
export const GOODS = { wood: 0.25, stone: 0.25, metal: 0.6, gold: 0.6 } as const;

/** The same by number of scorings that a building of the next turn would still see. */
export const SEASON = [0, 0.6, 0.85, 1] as const;

/** Goods beyond what the own projects ask for. */
export const SURPLUS = 0.4;

/**
 * The share of a project's worth that is counted when it can be paid in the turn that is on, and in one to come: then
 * others may be quicker, and goods that fit one project only are a risk.
 */
export const NOW = 0.97;
export const SOON = 0.6;

/** The share of its profit for the project that is nearest to being paid; less, by the square, the more is missing. */
export const BEGUN = 0.4;

/** The gold that taxes will want and that is not there: some of it will still be earned. */
export const SHORTFALL = 0.55;

/** What a worker brings in a round. */
export const WORKER_YIELD = 0.36;

/** One place further to the front. */
export const CREST = 0.15;

/** A card in hand: the first ones are built next, the last ones perhaps never. */
export const CARDS = [0.75, 0.6, 0.4, 0.25, 0.12] as const;

/** A card from the deck beside a good one: it comes unseen. */
export const BLIND_CARD = 0.6;

/** A lock waiting for its gnome, as a share of what the gnome would bring. */
export const LOCK = 0.25;

/** A gnome that acts once, and waits, as a share of what it will bring. */
export const WAITING = 0.9;

/** Owning a guild, per round to come: fees of others, no fee of one's own. */
export const GUILD_RENT = 0.28;

/** An open plank on an own card, per round to come: what it gives beyond a worker in the fields. */
export const PLANK: Readonly<Partial<Record<Property, number>>> = { blacksmith: 0.3, market: 0.3, library: 0.15 };

/** What a gnome unlocks, per round to come; gatehouse, pub and gardens act once and are reckoned apart. */
export const UNLOCKED: Readonly<Partial<Record<Property, number>>> = {
  tower: 0.4,
  inn: 0.4,
  blacksmith: 0.3,
  bank: 0.38,
  market: 0.2,
  library: 0.3,
};

/** A master brings one more good a round. */
export const MASTER = 0.33;

/** Guild actions that are not simply goods or people, while three scorings are to come. */
export const GUILD_ACTION: Readonly<Partial<Record<Guild, number>>> = {
  librarians: 0.9,
  architects: 1.1,
  spies: 0.6,
  wizards: 1.6,
};

/** Goods decide ties at the end. Next to nothing, but enough not to waste them; a trade must gain something. */
export const TIE_BREAK = { wood: 0.002, stone: 0.002, metal: 0.004, gold: 0.0021 } as const;
