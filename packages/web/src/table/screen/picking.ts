import type { Mark } from './contract.ts';
import { keptPicks, meant, nextTargets, openRoutes, type Path, type Route } from './routes.ts';
import type { TargetTable } from './targets.ts';

/*
 * Picking without a page: what somebody has picked, what happens to it, and the action that comes of it. Nothing here
 * remembers anything; `useScreen` keeps the picks between two events.
 */

/** What a game says about picking. */
export interface PickRules<A, T extends string> {
  readonly targets: TargetTable<T>;
  /** Everything that can be done, as picks. */
  routes(legal: readonly A[], ask: string): readonly Route<A, T>[];
  /** What is picked by itself before anything else is: what is preferred, if that is possible. */
  preset?(legal: readonly A[], ask: string, preferred: T | null): readonly T[];
  /** Whether this pick only says what is to be picked by itself. */
  isPreference?(target: T, ask: string): boolean;
  /** Whether many things can be done at once, so that what glows is an offer rather than the answer to a question. */
  isOpen(ask: string): boolean;
  /** Whether what is not possible is drawn as such now, for the targets whose row says so. */
  showsImpossible(ask: string, picked: readonly T[]): boolean;
  /** Asked once more: it cannot be taken back. */
  isFinal?(action: A): boolean;
}

/** A question, as far as it is answered by picks. */
export interface Asking<A, T extends string> {
  /** Changes with every move. */
  readonly key: string;
  readonly ask: string;
  /** Empty: nothing is asked. */
  readonly legal: readonly A[];
  readonly routes: readonly Route<A, T>[];
  /** Whether some picks must be confirmed, as on a touch screen, where nothing tells beforehand what they would do. */
  readonly confirm: boolean;
  /** Whether this action must be confirmed whatever it is picked by; left out: none. */
  confirms?(action: A): boolean;
}

/** What has been picked, and what is pointed at. */
export interface Picking<T extends string> {
  /** The question to which the picks belong: when it has gone, so have they. */
  readonly key: string;
  /** Picked by hand of an unfinished move. */
  readonly own: Path<T>;
  /** Tapped, and waiting to be confirmed. */
  readonly pending: T | null;
  /** What is to be picked by itself from now on. */
  readonly preferred: T | null;
  readonly pointed: T | null;
}

export type PickEvent<A, T extends string> =
  | { readonly t: 'pick'; readonly target: T }
  /** Hover or focus; null: nothing. */
  | { readonly t: 'point'; readonly target: T | null }
  /** Confirms what is pending. */
  | { readonly t: 'commit' }
  /** Leaves what is pending; what was picked before stays picked. */
  | { readonly t: 'withdraw' }
  /** Puts the unfinished move back. */
  | { readonly t: 'putBack' }
  /** One of the actions that the picks could mean, chosen in a question of its own. */
  | { readonly t: 'choose'; readonly action: A };

/** The picks after an event, and the action to be made, if it completed one. */
export interface Picked<A, T extends string> {
  readonly picking: Picking<T>;
  readonly action: A | null;
}

const NONE: readonly never[] = [];

export const noPicks = <T extends string>(key: string): Picking<T> => ({
  key,
  own: NONE,
  pending: null,
  preferred: null,
  pointed: null,
});

/** The picks as they are when this question is asked. */
export const picksFor = <T extends string>(picking: Picking<T>, key: string): Picking<T> =>
  picking.key === key ? picking : { ...picking, key, own: NONE, pending: null };

/** What counts as picked: the own picks, or what is picked by itself. */
const pickedOf = <A, T extends string>(
  rules: PickRules<A, T>,
  { legal, ask }: Asking<A, T>,
  { own, preferred }: Pick<Picking<T>, 'own' | 'preferred'>,
): Path<T> => (own.length > 0 ? own : (rules.preset?.(legal, ask, preferred) ?? NONE));

/** The picks after an event. */
export function afterPick<A, T extends string>(
  rules: PickRules<A, T>,
  asking: Asking<A, T>,
  former: Picking<T>,
  event: PickEvent<A, T>,
): Picked<A, T> {
  const picking = picksFor(former, asking.key);
  const now = (change: Partial<Picking<T>>): Picked<A, T> => ({ picking: { ...picking, ...change }, action: null });
  switch (event.t) {
    case 'pick':
      return pick(rules, asking, picking, event.target);
    case 'point':
      return now({ pointed: event.target });
    case 'commit':
      return picking.pending === null ? now({}) : pick(rules, asking, picking, picking.pending);
    case 'withdraw':
      return now({ pending: null, pointed: null });
    case 'putBack':
      return now({ own: NONE, pending: null });
    case 'choose':
      return asking.legal.includes(event.action) ? made(picking, event.action) : now({});
  }
}

const made = <A, T extends string>(picking: Picking<T>, action: A): Picked<A, T> => ({
  picking: { ...picking, own: NONE, pending: null, pointed: null },
  action,
});

function pick<A, T extends string>(
  rules: PickRules<A, T>,
  asking: Asking<A, T>,
  picking: Picking<T>,
  target: T,
): Picked<A, T> {
  const now = (change: Partial<Picking<T>>): Picked<A, T> => ({ picking: { ...picking, ...change }, action: null });
  const { routes, ask, legal, confirm } = asking;
  // whoever is not asked can still read what it is
  if (legal.length === 0) return now({ pointed: target });
  if (rules.isPreference?.(target, ask)) return now({ preferred: target });
  const picked = pickedOf(rules, asking, picking);
  const kept = keptPicks(routes, picked, target);
  // it cannot be picked: whoever wants it is told why
  if (kept === null) return now({ pointed: target });
  if (picked.at(-1) === target && !nextTargets(routes, picked).has(target)) return now({ own: kept, pending: null });
  const path = [...kept, target];
  const action = onlyAction(routes, path);
  if (action === null || rules.isFinal?.(action)) return now({ own: path, pending: null });
  const asks = (confirm && rules.targets.rowOf(target).confirm) || (asking.confirms?.(action) ?? false);
  const confirmed = !asks || picking.pending === target;
  return confirmed ? made(picking, action) : now({ pending: target, pointed: target });
}

/** The action that the picks mean, if there is no other and nothing more to pick. */
function onlyAction<A, T extends string>(routes: readonly Route<A, T>[], path: Path<T>): A | null {
  const actions = meant(routes, path);
  return actions.length === 1 && openRoutes(routes, path).length === 1 ? actions[0]! : null;
}

/** What follows from the picks so far. */
export interface Offer<A, T extends string> {
  readonly picked: Path<T>;
  /** What can be picked next. */
  readonly next: ReadonlySet<T>;
  /** What could be picked first. */
  readonly first: ReadonlySet<T>;
  /** The actions that the picks mean. */
  readonly meant: readonly A[];
}

export function offerOf<A, T extends string>(
  rules: PickRules<A, T>,
  asking: Asking<A, T>,
  picks: Pick<Picking<T>, 'own' | 'preferred'>,
): Offer<A, T> {
  const { routes } = asking;
  const picked = pickedOf(rules, asking, picks);
  return {
    picked,
    next: nextTargets(routes, picked),
    first: nextTargets(routes, NONE),
    meant: meant(routes, picked),
  };
}

/** How a target is drawn. `chosen` are the targets that count as chosen besides the picks. */
export function markOf<A, T extends string>(
  rules: PickRules<A, T>,
  { legal, ask }: Asking<A, T>,
  { picked, next, first }: Offer<A, T>,
  chosen: readonly (T | null)[],
  target: T,
): Mark {
  if (legal.length === 0) return 'idle';
  if (picked.includes(target) || chosen.includes(target)) return 'chosen';
  if (next.has(target)) return rules.isOpen(ask) && picked.length === 0 ? 'available' : 'legal';
  if (first.has(target)) return 'available';
  return rules.targets.rowOf(target).why === 'shown' && rules.showsImpossible(ask, picked) ? 'impossible' : 'idle';
}

/** What picking this target would lead to, first of all; null: it cannot be picked. */
export function actionBehind<A, T extends string>(
  { routes }: Asking<A, T>,
  { picked }: Offer<A, T>,
  target: T,
): A | null {
  const kept = keptPicks(routes, picked, target);
  return kept === null ? null : (openRoutes(routes, [...kept, target])[0]?.action ?? null);
}
