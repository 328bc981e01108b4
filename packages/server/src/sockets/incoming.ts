import type { IncomingMessage } from 'node:http';
import { problemsOf } from '@guildhall/kernel';
import { type FromClient, fromClient, isMove, MOST_BYTES_IN, type Refused } from '@guildhall/protocol';
import type { RawData } from 'ws';

/** Where a request comes from; the last proxies in front of the server are believed. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim());
  return (proxies > 0 ? told.at(-proxies) : undefined) || socket.remoteAddress || 'unknown';
}

/** What is wrong with a message. */
export interface Fault {
  readonly why: Refused;
  readonly words: string;
}

/** The JSON of a message. What it says is checked later, because that takes longer. */
export function jsonOf(data: RawData, isBinary: boolean): { readonly value: unknown } | Fault {
  if (isBinary) return { why: 'malformed', words: 'expected text' };
  const bytes = data as Buffer;
  if (bytes.length > MOST_BYTES_IN) return { why: 'tooLarge', words: `a message has at most ${MOST_BYTES_IN} bytes` };
  try {
    return { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { why: 'malformed', words: 'not JSON' };
  }
}

export function messageOf(value: unknown): FromClient | Fault {
  // most messages are moves
  if (isMove(value)) return value;
  const read = fromClient.safeParse(value);
  if (read.success) return read.data;
  return { why: 'malformed', words: problemsOf(read.error, value).slice(0, 3).join('; ') };
}

/** The number of a message that cannot be read otherwise. */
export function numberOf(value: unknown): number | null {
  const n = typeof value === 'object' && value !== null && 'n' in value ? value.n : null;
  return Number.isSafeInteger(n) ? (n as number) : null;
}
