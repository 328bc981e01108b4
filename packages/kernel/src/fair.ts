import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Text } from './lang.ts';
import { commitment } from './random.ts';
import { canonicalJson, type Replay } from './replay.ts';
import { whole, z } from './schema.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected 64 hex digits'));

const shareOrigin = z.object({
  seat: whole(0, 99),
  /** `revealed` at the start, `deposited` on sitting down, `absent`: promised and not revealed, so left out. */
  how: z.enum(['revealed', 'deposited', 'absent']),
  /** SHA-256 of the share, promised on sitting down. */
  hash: hex,
  share: z.nullable(hex),
});
export type ShareOrigin = z.infer<typeof shareOrigin>;

const origin = z.object({
  /** The way in which the seed was drawn. */
  version: z.literal(1),
  table: z.string().check(z.maxLength(100)),
  secret: hex,
  shares: z.array(shareOrigin).check(z.maxLength(100)),
});
/** How a seed came about; with it anybody can draw the same seed again. */
export type Origin = z.infer<typeof origin>;

/**
 * The seed: SHA-256 of the table, its game and options, the server's secret and every share that was revealed. The
 * secret was promised before anybody sat down, and each share before the others were known.
 */
export function seedOf(origin: Origin, game: string, rules: number, options: unknown): string {
  const shares = origin.shares.flatMap(({ share }) => (share === null ? [] : [share]));
  const text = canonicalJson([origin.version, origin.table, game, rules, options, origin.secret, ...shares]);
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What somebody was shown, and kept, when they sat down. */
export interface Kept {
  /** SHA-256 of the server's secret. */
  readonly commitment?: string | undefined;
  /** My own share. */
  readonly share?: string | undefined;
}

export type ShuffleFault =
  /** The part about the seed cannot be read. */
  | { readonly t: 'unreadable' }
  /** The server's secret is not the one it promised. */
  | { readonly t: 'otherSecret' }
  /** A share is not the one that was promised. */
  | { readonly t: 'otherShare'; readonly seat: number }
  /** My share is not among those that were used. */
  | { readonly t: 'withoutMine' }
  /** The seed is not what secret and shares make. */
  | { readonly t: 'otherSeed' };

export type ShuffleVerdict =
  /** A game that was not dealt by a server. */
  | { readonly t: 'none' }
  | { readonly t: 'fair'; readonly origin: Origin; readonly commitment: string }
  | { readonly t: 'unfair'; readonly fault: ShuffleFault };

const unfair = (fault: ShuffleFault): ShuffleVerdict => ({ t: 'unfair', fault });

/** As servers once told of a game that was begun on a device and put online: that device chose the seed. */
const fromDevice = z.object({ version: z.literal(0), from: z.literal('device') });

/** Checks how the seed of an online game was drawn, from what its replay tells and what somebody kept. */
export function verifyShuffle(replay: Replay, kept: Kept = {}): ShuffleVerdict {
  if (replay.origin === undefined || replay.origin === null) return { t: 'none' };
  if (fromDevice.safeParse(replay.origin).success) return { t: 'none' };
  const read = origin.safeParse(replay.origin);
  if (!read.success) return unfair({ t: 'unreadable' });
  const { secret, shares } = read.data;
  if (kept.commitment !== undefined && commitment(secret) !== kept.commitment.toLowerCase()) {
    return unfair({ t: 'otherSecret' });
  }
  for (const { seat, share, hash, how } of shares) {
    if ((share === null) !== (how === 'absent') || (share !== null && commitment(share) !== hash)) {
      return unfair({ t: 'otherShare', seat });
    }
  }
  if (kept.share !== undefined && !shares.some(({ share }) => share === kept.share))
    return unfair({ t: 'withoutMine' });
  if (seedOf(read.data, replay.game, replay.rules, replay.options) !== replay.seed) return unfair({ t: 'otherSeed' });
  return { t: 'fair', origin: read.data, commitment: commitment(secret) };
}

/** Why a shuffle was not fair. */
export const shuffleFaults = {
  unreadable: {
    en: 'the file does not tell how the seed was drawn in a way that can be read',
    de: 'die Datei sagt nicht lesbar, wie der Startwert entstand',
    fr: 'le fichier ne dit pas de façon lisible comment la graine a été tirée',
  },
  otherSecret: {
    en: 'the server’s secret is not the one it had promised',
    de: 'das Geheimnis des Servers ist nicht das versprochene',
    fr: 'le secret du serveur n’est pas celui qu’il avait promis',
  },
  otherShare: {
    en: 'the share of seat {seat} is not the one that was promised',
    de: 'der Anteil von Platz {seat} ist nicht der versprochene',
    fr: 'la part de la place {seat} n’est pas celle qui avait été promise',
  },
  withoutMine: {
    en: 'your share is not among those that were used',
    de: 'dein Anteil ist nicht unter den benutzten',
    fr: 'votre part n’est pas parmi celles qui ont servi',
  },
  otherSeed: {
    en: 'the seed is not what the secret and the shares make',
    de: 'der Startwert ist nicht der, der aus Geheimnis und Anteilen entsteht',
    fr: 'la graine n’est pas celle que donnent le secret et les parts',
  },
} as const satisfies Readonly<Record<ShuffleFault['t'], Text>>;
