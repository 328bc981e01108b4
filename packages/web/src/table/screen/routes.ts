/** The picks that lead to an action, one after the other. */
export type Path<T extends string> = readonly T[];

/** A legal action with picks that lead to it; an action may have several routes. */
export interface Route<A, T extends string> {
  readonly action: A;
  readonly path: Path<T>;
}

const startsWith = <T extends string>(path: Path<T>, picked: Path<T>): boolean =>
  picked.every((target, i) => path[i] === target);

/** The routes that are still open after these picks. */
export const openRoutes = <A, T extends string>(routes: readonly Route<A, T>[], picked: Path<T>): Route<A, T>[] =>
  routes.filter(({ path }) => startsWith(path, picked));

/** What can be picked next. */
export const nextTargets = <A, T extends string>(routes: readonly Route<A, T>[], picked: Path<T>): Set<T> =>
  new Set(openRoutes(routes, picked).flatMap(({ path }) => path[picked.length] ?? []));

/** The picks that are kept when this target is picked: it may take the place of a later one. null: it cannot be picked. */
export function keptPicks<A, T extends string>(
  routes: readonly Route<A, T>[],
  picked: Path<T>,
  target: T,
): Path<T> | null {
  for (let kept = picked.length; kept >= 0; kept--) {
    const base = picked.slice(0, kept);
    if (routes.some(({ path }) => path[kept] === target && startsWith(path, base))) return base;
  }
  return null;
}

/** The actions that the picks mean, each once. */
export const meant = <A, T extends string>(routes: readonly Route<A, T>[], picked: Path<T>): A[] => [
  ...new Set(openRoutes(routes, picked).flatMap(({ action, path }) => (path.length === picked.length ? [action] : []))),
];
