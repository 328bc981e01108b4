import { type Action, SITES, type Worker } from '@guildhall/belfort';
import type { Decision } from '@guildhall/kernel';
import type { Target } from './contract.ts';

/** The picks that lead to an action, one after the other. */
export type Path = readonly Target[];

const symbolsOfSite = (site: number): Target[] => SITES[site]!.symbols.map((symbol) => `symbol:${symbol}` as const);

/** Both symbols of a keep section stand for it. */
function symbolTargets(symbol: number): Target[] {
  const site = SITES.findIndex(({ symbols }) => symbols.includes(symbol));
  return SITES[site]!.kind === 'keep' ? symbolsOfSite(site) : [`symbol:${symbol}`];
}

/** Every sequence of picks that means this action, when `ask` is asked; `nth` is its place among the options. */
export function pathsOf(action: Action, ask: Decision['ask'], nth: number): Path[] {
  switch (action.do) {
    case 'discard':
    case 'reveal':
      return [[`hand:${action.card}`]];
    case 'neutralDwarf':
      return [[`guild:${action.district}`]];
    case 'place': {
      const worker: Target = `worker:${action.worker}`;
      if (action.at === 'guild') return [[worker, `guild:${action.district}`]];
      if (action.at === 'card') return [[worker, `built:${action.card}`]];
      return [[worker, `plank:${action.at}`]];
    }
    case 'crest':
      return [[action.of === null ? 'end' : `seat:${action.of}`]];
    case 'build':
    case 'wall':
    case 'guild': {
      const places = symbolTargets(action.symbol).map((symbol): Path => [symbol]);
      if (ask !== 'turn' || action.do === 'guild') return places;
      const first: Target = action.do === 'wall' ? 'wall' : `hand:${action.property}`;
      return places.map((place) => [first, ...place]);
    }
    case 'activate':
      return [[action.at === 'guild' ? `guild:${action.district}` : `built:${action.card}`]];
    case 'buy':
      return [[`buy:${action.good}`]];
    case 'sell':
      return [[`sell:${action.wood},${action.stone},${action.metal}`]];
    case 'exchange':
      return [[`exchange:${action.good}`]];
    case 'hire':
      return [['gnomes', `built:${action.card}`]];
    case 'use':
    case 'gnome':
      return [[`built:${action.card}`]];
    case 'buyCard':
    case 'neutralCard':
      return [[action.card === 'deck' ? 'deck' : `pool:${action.card}`]];
    case 'recruit':
      return [[`worker:${action.worker}`]];
    case 'extend':
    case 'settle':
      return [[`symbol:${action.symbol}`]];
    case 'neutralSite':
      return symbolTargets(action.symbol).map((symbol) => [symbol]);
    case 'steal':
    case 'rob':
    case 'spy':
      return [[`seat:${action.from}`]];
    case 'swap':
      return symbolsOfSite(action.first).flatMap((a) =>
        symbolsOfSite(action.second).flatMap((b): Path[] => [
          [a, b],
          [b, a],
        ]),
      );
    case 'pass':
    case 'endTurn':
    case 'stop':
    case 'decline':
      return [['end']];
    case 'discount':
    case 'send':
      return [[`choice:${nth}`]];
  }
}

/** Legal actions with the picks that lead to them. */
export interface Route {
  readonly action: Action;
  readonly path: Path;
}

export const routesOf = (legal: readonly Action[], ask: Decision['ask']): Route[] =>
  legal.flatMap((action, nth) => pathsOf(action, ask, nth).map((path) => ({ action, path })));

const startsWith = (path: Path, picked: Path): boolean => picked.every((target, i) => path[i] === target);

/** The routes that are still open after these picks. */
export const openRoutes = (routes: readonly Route[], picked: Path): Route[] =>
  routes.filter(({ path }) => startsWith(path, picked));

/** What can be picked next. */
export const nextTargets = (routes: readonly Route[], picked: Path): Set<Target> =>
  new Set(openRoutes(routes, picked).flatMap(({ path }) => path[picked.length] ?? []));

/** The actions that the picks mean, each once. */
export const meant = (routes: readonly Route[], picked: Path): Action[] => [
  ...new Set(openRoutes(routes, picked).flatMap(({ action, path }) => (path.length === picked.length ? [action] : []))),
];

/** In placement a sort of worker is always in hand: the one named, else a normal one before a master. */
export function workerInHand(legal: readonly Action[], wish: Worker | null): Worker | null {
  const sorts = new Set(legal.flatMap((action) => (action.do === 'place' ? [action.worker] : [])));
  if (wish !== null && sorts.has(wish)) return wish;
  return (['elf', 'dwarf', 'masterElf', 'masterDwarf'] as const).find((worker) => sorts.has(worker)) ?? null;
}
