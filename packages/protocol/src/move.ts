import { ID, MOST_REVISION } from './common.ts';
import { LONGEST_NAME, LONGEST_TEXT, MOST_ACTIONS, type MoveMessage } from './socket.ts';

/**
 * Whether a value is a message `move` exactly as its schema wants it. Nearly all messages are moves, and this takes a
 * tenth of the time; what it refuses is left to the schema, which has the words for it. A test holds the two together.
 */
export function isMove(value: unknown): value is MoveMessage {
  if (!isRecord(value) || value.t !== 'move' || Object.keys(value).length !== FIELDS) return false;
  const { n, table, revision, key, actions } = value;
  return (
    isWhole(n, Number.MAX_SAFE_INTEGER) &&
    isWhole(revision, MOST_REVISION) &&
    isId(table) &&
    isId(key) &&
    Array.isArray(actions) &&
    actions.length > 0 &&
    actions.length <= MOST_ACTIONS &&
    actions.every(isAction)
  );
}

/** t, n, table, revision, key, actions. */
const FIELDS = 6;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);

function isAction(value: unknown): boolean {
  if (!isRecord(value)) return false;
  // `__proto__` is a field of its own after JSON.parse; the schema leaves it out
  return Object.keys(value).every(
    (name) => name.length <= LONGEST_NAME && name !== '__proto__' && isField(value[name]),
  );
}

function isField(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= LONGEST_TEXT;
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    default:
      return value === null;
  }
}
