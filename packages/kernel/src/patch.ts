/**
 * How one value of plain JSON becomes another, small enough to be sent after every move. It is plain JSON itself:
 * - a text, a number, true or false: the new value;
 * - `[value]`: the new value where it is a list, a record or null; `[]`: this key is gone;
 * - a record: what changes inside, by key or by index. In a list, `+` comes last and says what is taken out and put in
 *   from where on: `[at, out, ...items]`.
 */
export type Patch = string | number | boolean | readonly unknown[] | { readonly [key: string]: Patch };

type Plain = Readonly<Record<string, unknown>>;

const SPLICE = '+';
const SPLICE_NAME = '"+"';
/** The patch of a key that is gone. */
const GONE = '[]';

/** null: they are equal. What is the same object in both is not looked into. */
export function diff(before: unknown, after: unknown): Patch | null {
  const text = diffText(before, after);
  return text === null ? null : (JSON.parse(text) as Patch);
}

/** The patch as JSON: a server sends it, and writing it at once is quicker than to make it first. */
export function diffText(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (!isObject(before) || !isObject(after)) return whole(after);
  if (isList(before)) return isList(after) ? listDiff(before, after) : whole(after);
  return isList(after) ? whole(after) : recordDiff(before, after);
}

/** The value that `diff` was told as `after`. Shares what did not change with `before`, and changes neither. */
export function patched<T>(before: T, patch: Patch | null): T;
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (isList(patch)) return patch[0];
  if (typeof patch !== 'object') return patch;
  return isList(before) ? patchedList(before, patch) : patchedRecord(before as Plain, patch);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function whole(value: unknown): string {
  if (typeof value === 'object') return `[${JSON.stringify(value)}]`;
  return Number.isSafeInteger(value) ? String(value) : JSON.stringify(value);
}

/** Names of fields as JSON. There are few, and they are needed again and again. */
const names = new Map<string, string>();
const MOST_NAMES = 1000;

function quoted(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (names.size < MOST_NAMES) names.set(name, text);
  return text;
}

/** The fields of a record that is being written, with one more. */
const withField = (fields: string, name: string, value: string): string =>
  fields === '' ? `{${name}:${value}` : `${fields},${name}:${value}`;

/** A record that is written; null: it has no fields. */
const record = (fields: string): string | null => (fields === '' ? null : `${fields}}`);

/*
 * A server compares two views after every move, hundreds of values of which few have changed. So what is equal is passed
 * over at once, and nothing is made before the first difference.
 */

function recordDiff(before: Plain, after: Plain): string | null {
  let changes = '';
  let same = 0;
  let common = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (was === now) {
      common++;
      same++;
      continue;
    }
    const known = Object.hasOwn(before, key);
    if (known) common++;
    const change = known ? diffText(was, now) : whole(now);
    if (change === null) same++;
    else changes = withField(changes, quoted(key), change);
  }
  let gone = -common;
  for (const _ in before) gone++;
  // to name what is gone would take more than to tell what is there
  if (gone > same) return whole(after);
  if (gone > 0) {
    for (const key in before) if (!Object.hasOwn(after, key)) changes = withField(changes, quoted(key), GONE);
  }
  return record(changes);
}

/** Lists of one length are compared place by place. In others the equal ends are left out first. */
function listDiff(before: readonly unknown[], after: readonly unknown[]): string | null {
  const shorter = Math.min(before.length, after.length);
  const sameLength = before.length === after.length;
  let head = 0;
  let tail = 0;
  if (!sameLength) {
    while (head < shorter && diffText(before[head], after[head]) === null) head++;
    while (head + tail < shorter && diffText(before.at(-1 - tail), after.at(-1 - tail)) === null) tail++;
  }
  let changes = '';
  const end = shorter - tail;
  for (let at = head; at < end; at++) {
    const was = before[at];
    const now = after[at];
    if (was === now) continue;
    const change = diffText(was, now);
    if (change !== null) changes = withField(changes, `"${at}"`, change);
  }
  if (!sameLength) {
    const splice = [end, before.length - tail - end, ...after.slice(end, after.length - tail)];
    changes = withField(changes, SPLICE_NAME, JSON.stringify(splice));
  }
  return record(changes);
}

function patchedRecord(before: Plain, patch: Readonly<Record<string, Patch>>): Plain {
  const fields = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(patch)) {
    if (isList(change) && change.length === 0) fields.delete(key);
    else fields.set(key, patched(fields.get(key), change));
  }
  return Object.fromEntries(fields);
}

function patchedList(before: readonly unknown[], patch: Readonly<Record<string, Patch>>): readonly unknown[] {
  const list = before.slice();
  // numbers come first in the order of keys
  for (const [key, change] of Object.entries(patch)) {
    if (key === SPLICE) list.splice(...(change as [at: number, out: number, ...items: unknown[]]));
    else list[Number(key)] = patched(list[Number(key)], change);
  }
  return list;
}
