/** Where two plain values first differ, in words; null when they are the same. Key order does not matter. */
export function difference(expected: unknown, found: unknown, path = ''): string | null {
  if (Object.is(expected, found)) return null;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return `${path === '' ? 'the whole' : path} was ${brief(expected)}, is ${brief(found)}`;
  }
  if (Object.getPrototypeOf(expected) !== Object.getPrototypeOf(found)) return `${path}: not a plain object`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(expected, key)) return `${inner} was absent, is ${brief(found[key])}`;
    if (!Object.hasOwn(found, key)) return `${inner} was ${brief(expected[key])}, is absent`;
    const within = difference(expected[key], found[key], inner);
    if (within !== null) return within;
  }
  return null;
}

export function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

export function demandSame(expected: unknown, found: unknown, what: string): void {
  const where = difference(expected, found);
  if (where !== null) throw new Error(`${what}: ${where}`);
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
