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
const GONE: Patch = [];

/** null: they are equal. What is the same object in both is not looked into. */
export function diff(before: unknown, after: unknown): Patch | null {
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

const whole = (value: unknown): Patch => (typeof value === 'object' ? [value] : (value as Patch));

/*
 * A server compares two views after every move, hundreds of values of which few have changed. So what is equal is passed
 * over at once, and nothing is made before the first difference.
 */

function recordDiff(before: Plain, after: Plain): Patch | null {
  let patch: Record<string, Patch> | null = null;
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
    const change = known ? diff(was, now) : whole(now);
    if (change === null) same++;
    else patch = put(patch, key, change);
  }
  let gone = -common;
  for (const _ in before) gone++;
  if (gone === 0) return patch;
  // to name what is gone would take more than to tell what is there
  if (gone > same) return whole(after);
  for (const key in before) if (!Object.hasOwn(after, key)) patch = put(patch, key, GONE);
  return patch;
}

function put(patch: Record<string, Patch> | null, key: string, change: Patch): Record<string, Patch> {
  const into = patch ?? {};
  // this name alone cannot be set like others
  if (key !== '__proto__') into[key] = change;
  else Object.defineProperty(into, key, { value: change, enumerable: true, configurable: true, writable: true });
  return into;
}

/** Lists of one length are compared place by place. In others the equal ends are left out first. */
function listDiff(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const shorter = Math.min(before.length, after.length);
  const sameLength = before.length === after.length;
  let head = 0;
  let tail = 0;
  if (!sameLength) {
    while (head < shorter && diff(before[head], after[head]) === null) head++;
    while (head + tail < shorter && diff(before.at(-1 - tail), after.at(-1 - tail)) === null) tail++;
  }
  let patch: Record<string, Patch> | null = null;
  const end = shorter - tail;
  for (let at = head; at < end; at++) {
    const was = before[at];
    const now = after[at];
    if (was === now) continue;
    const change = diff(was, now);
    if (change === null) continue;
    patch ??= {};
    patch[at] = change;
  }
  if (!sameLength) {
    patch ??= {};
    patch[SPLICE] = [end, before.length - tail - end, ...after.slice(end, after.length - tail)];
  }
  return patch;
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
