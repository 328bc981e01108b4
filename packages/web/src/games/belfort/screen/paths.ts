import { type Action, SITES, type View, type Worker } from '@guildhall/belfort';
import type { Decision } from '@guildhall/kernel';
import type * as routes from '../../../table/screen/routes.ts';
import type { Target } from './targets.ts';

type Path = routes.Path<Target>;

const symbolsOfSite = (site: number): Target[] => SITES[site]!.symbols.map((symbol) => `symbol:${symbol}` as const);

const SECOND_TURRETS: ReadonlySet<Target> = new Set(
  SITES.flatMap(({ kind, symbols }) => (kind === 'keep' ? (`symbol:${symbols[1]!}` as const) : [])),
);

/** The two symbols of a keep section are one place: where places are counted, the second is left out. */
export const isSecondTurret = (target: Target): boolean => SECOND_TURRETS.has(target);

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

export const routesOf = (legal: readonly Action[], ask: Decision['ask']): routes.Route<Action, Target>[] =>
  legal.flatMap((action, nth) => pathsOf(action, ask, nth).map((path) => ({ action, path })));

/** A gatehouse gnome can be told to act at its card as well, before the place is picked. */
export function gnomeRoutes(legal: readonly Action[], view: View, me: number): routes.Route<Action, Target>[] {
  const cards = view.players[me]!.built.flatMap(({ waiting }, card) => (waiting ? [`built:${card}` as const] : []));
  const extensions = legal.filter((action) => action.do === 'extend');
  return cards.flatMap((card) =>
    extensions.map((action) => ({ action, path: [card, `symbol:${action.symbol}` as const] })),
  );
}

/** In placement a sort of worker is always in hand: the preferred one, else a normal one before a master. */
export function workerInHand(legal: readonly Action[], preferred: Worker | null): Worker | null {
  const sorts = new Set(legal.flatMap((action) => (action.do === 'place' ? [action.worker] : [])));
  if (preferred !== null && sorts.has(preferred)) return preferred;
  return (['elf', 'dwarf', 'masterElf', 'masterDwarf'] as const).find((worker) => sorts.has(worker)) ?? null;
}
