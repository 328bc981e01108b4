import * as z from 'zod/mini';

export { z };

// Checks without code made at run time: a page's content security policy forbids it and reports the attempt.
z.config({ jitless: true });

/** A whole number in a range, whose problem names the range. */
export function whole(min: number, max: number) {
  return z
    .custom<number>(
      (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
      `expected a whole number from ${min} to ${max}`,
    )
    .check(z.meta({ type: 'integer', minimum: min, maximum: max }));
}

/** Reads something from outside, or throws what is wrong with it, one line per wrong field. */
export function read<T>(schema: z.ZodMiniType<T>, raw: unknown, Bad: new (problems: readonly string[]) => Error): T {
  const result = schema.safeParse(raw);
  if (!result.success) throw new Bad(problemsOf(result.error, raw));
  return result.data;
}

/**
 * What is wrong, one readable line per place: `cost.pub.wood: expected a whole number from 0 to 20, got "two"`.
 * Zod keeps no input in its issues, so give the value that was read to have it quoted.
 */
export function problemsOf(error: z.core.$ZodError, input?: unknown): string[] {
  return error.issues.map((issue) => {
    const where = issue.path.map(String).join('.');
    const got = input === undefined || issue.code === 'unrecognized_keys' ? '' : `, got ${show(at(input, issue.path))}`;
    return `${where === '' ? '' : `${where}: `}${expectation(issue)}${got}`;
  });
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected === 'int' ? 'a whole number' : issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map(show).join(' or ')}`;
    case 'too_small':
      return `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `expected ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unit(issue.origin)}`;
    case 'unrecognized_keys':
      return `unknown ${issue.keys.map(show).join(', ')}`;
    default:
      return issue.message;
  }
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' || origin === 'map' ? ' entries' : '';
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

const SHOWN = 40;

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, SHOWN + 1)) : String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
