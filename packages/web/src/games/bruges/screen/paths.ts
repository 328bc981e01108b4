import type { Action, ActionOf } from '@guildhall/bruges';
import type { Path, Route } from '../../../table/screen/routes.ts';
import type { Target } from './targets.ts';

type Play = ActionOf<'play'>;

/** The place that tells one way of a use from the others of the same card and use. */
function placeOf(action: Play): Target | null {
  switch (action.as) {
    case 'guilders':
      return `die:${action.die}`;
    case 'canal':
      return `section:${action.section}`;
    case 'house':
      return `worker:${action.worker}`;
    case 'person':
      return `house:${action.house}`;
    default:
      return null;
  }
}

/**
 * A card, then what it is for, then where, if there is a choice. Canal and house may be pointed at right after the card:
 * they say by themselves what it is for.
 */
function playPaths(action: Play, legal: readonly Action[]): Path<Target>[] {
  const card: Target = `hand:${action.card}`;
  const use: Target = `use:${action.as}`;
  const place = placeOf(action);
  const alike = legal.filter((other) => other.do === 'play' && other.card === action.card && other.as === action.as);
  const paths: Path<Target>[] = [place === null || alike.length === 1 ? [card, use] : [card, use, place]];
  if (place !== null && (action.as === 'canal' || action.as === 'person')) paths.push([card, place]);
  return paths;
}

/** Every sequence of picks that means this action, among these legal ones. */
function pathsOf(action: Action, legal: readonly Action[]): Path<Target>[] {
  switch (action.do) {
    case 'play':
      return playPaths(action, legal);
    case 'draw':
      return [[`pile:${action.pile}`]];
    case 'strike':
    case 'marker':
      return [[`marker:${action.colour}`]];
    case 'burn':
    case 'demolish':
      return [[`house:${action.house}`]];
    case 'breach':
    case 'dig':
      return [[`section:${action.section}`]];
    case 'bury':
    case 'activate':
    case 'takeBack':
    case 'repeat':
    case 'borrow':
      return [[`person:${action.person}`]];
    case 'advance':
      return [['step']];
    case 'worker':
      return [[`take:${action.colour}`]];
    case 'swap':
      return [[`worker:${action.give}`, `take:${action.take}`]];
    case 'give':
      return [[`worker:${action.colour}`]];
    case 'pay':
      return [['pay']];
    case 'discard':
    case 'lay':
      return [[`hand:${action.card}`]];
    case 'recruit': {
      const alike = legal.filter((other) => other.do === 'recruit' && other.card === action.card);
      const card: Target = `hand:${action.card}`;
      return [alike.length === 1 ? [card] : [card, `house:${action.house}`]];
    }
    case 'recover':
      return [[`discard:${action.card}`]];
    case 'turnDie':
      return [[`die:${action.die}`, `value:${action.value}`]];
    case 'reroll':
      return [[`die:${action.die}`]];
    case 'rob':
      return [[`seat:${action.from}`]];
    case 'pass':
      return [[`marker:${action.colour}`, `seat:${action.to}`]];
    case 'endTurn':
    case 'decline':
      return [['end']];
  }
}

export const routesOf = (legal: readonly Action[]): Route<Action, Target>[] =>
  legal.flatMap((action) => pathsOf(action, legal).map((path) => ({ action, path })));
