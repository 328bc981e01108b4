/**
 * How one value of plain JSON becomes another, small enough to be sent after every move. It is plain JSON itself:
 * - a text, a number, true or false: the new value;
 * - `[value]`: the new value where it is a list, a record or null; `[]`: this key is gone;
 * - a record: what changes inside, by key or by index. In a list, `+` comes last and says what is taken out and put in
 *   from where on: `[at, out, ...items]`.
 */
export type Patch = string | number | boolean | readonly unknown[] | { readonly [key: string]: Patch };

type Plain = Readonly<Record<string, unknown>>;
type Change = readonly [key: string, patch: Patch];

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

const asPatch = (changes: readonly Change[]): Patch | null =>
  changes.length === 0 ? null : (Object.fromEntries(changes) as Patch);

function recordDiff(before: Plain, after: Plain): Patch | null {
  const changes: Change[] = [];
  let same = 0;
  let common = 0;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (was !== now && !Object.hasOwn(before, key)) {
      changes.push([key, whole(now)]);
      continue;
    }
    common++;
    const change = diff(was, now);
    if (change === null) same++;
    else changes.push([key, change]);
  }
  const gone = Object.keys(before).length - common;
  if (gone === 0) return asPatch(changes);
  // to name what is gone would take more than to tell what is there
  if (gone > same) return whole(after);
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([key, GONE]);
  return asPatch(changes);
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
  const changes: Change[] = [];
  const end = shorter - tail;
  for (let at = head; at < end; at++) {
    const change = diff(before[at], after[at]);
    if (change !== null) changes.push([String(at), change]);
  }
  if (!sameLength) changes.push([SPLICE, [end, before.length - tail - end, ...after.slice(end, after.length - tail)]]);
  return asPatch(changes);
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
