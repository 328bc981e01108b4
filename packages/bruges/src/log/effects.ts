import type { Text } from '@guildhall/kernel';
import type { Event } from '../events.ts';
import { words } from '../persons/index.ts';

const LINES = new Map<string, Text>(
  words.flatMap(({ kind, line }) => (line === undefined ? [] : [[`ability.${kind}`, line] as const])),
);

/** The line of an ability that does something; undefined: what comes of it tells enough. */
export const effectLine = ({ source }: Extract<Event, { t: 'effect' }>): Text | undefined => LINES.get(source);
