import { useCallback } from 'react';
import { useSettings } from '../shell/settings.ts';
import type { GameOf, Kit, MomentOf } from './screen/game.ts';

/** Whether others come after this move, in a world that fits what is seen. */
function leavesTurn<K extends Kit>(game: GameOf<K>, { view, me }: MomentOf<K>, action: K['Action']): boolean {
  if (me === null) return false;
  const then = game.imagine(view, 1);
  game.apply(then, me, action);
  return game.decision(then)?.seats.includes(me) !== true;
}

/** Whether an action is to be confirmed because it ends the turn, for those who want that. */
export function useEndQuestion<K extends Kit>(game: GameOf<K>, moment: MomentOf<K>) {
  const { askEnd } = useSettings();
  const endsTurn = useCallback((action: K['Action']) => leavesTurn<K>(game, moment, action), [game, moment]);
  return askEnd ? endsTurn : undefined;
}
