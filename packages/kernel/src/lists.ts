// What `splice` does, without the list of what was removed: bots insert and remove millions of times.

export function insertAt<T>(list: T[], at: number, item: T): void {
  list.push(item);
  for (let i = list.length - 1; i > at; i--) list[i] = list[i - 1]!;
  list[at] = item;
}

export function removeAt(list: unknown[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

/** `now`, or `before` in its place when that holds the same. Items are compared as they are, not looked into. */
export const kept = <L extends readonly unknown[]>(before: L | undefined, now: L): L =>
  before !== undefined && holdsSame(before, now) ? before : now;

/** A copy of `now`, or `before` in its place when that holds the same. */
export const keptCopy = <L extends readonly unknown[]>(before: L | undefined, now: L): L =>
  before !== undefined && holdsSame(before, now) ? before : (now.slice() as unknown as L);

function holdsSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** `now`, or `before` in its place when each field holds the same. Both have the same fields, which are not looked into. */
export function keptRecord<T extends object>(before: T | undefined, now: T): T {
  if (before === undefined) return now;
  for (const field in now) if (before[field] !== now[field]) return now;
  return before;
}
