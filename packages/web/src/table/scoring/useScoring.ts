import { useCallback, useEffect, useRef, useState } from 'react';
import { travelPace, useLang } from '../../shell/settings.ts';
import { eventsBetween } from '../motion/eventsBetween.ts';
import type { AccountFor, GameScreen, Kit } from '../screen/game.ts';
import type { Scene } from './scene.ts';

export interface Scoring {
  readonly scenes: readonly Scene[];
  close(): void;
}

/** The scoring that has just happened, until it has been shown; null: none. Who wants no motion is spared it. */
export function useScoring<K extends Kit>(
  { scenesOf }: GameScreen<K>,
  account: AccountFor<K>,
  names: readonly string[],
): Scoring | null {
  const lang = useLang();
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const former = useRef(account);
  const close = useCallback(() => setScenes([]), []);
  useEffect(() => {
    const before = former.current;
    former.current = account;
    if (scenesOf === undefined || before === account) return;
    // whoever takes a move back does not want to hear of its scoring
    if (account.moves.length < before.moves.length) return setScenes([]);
    const found = scenesOf(eventsBetween(before, account), { names, lang, view: account.view });
    if (found.length > 0 && travelPace() !== null) setScenes(found);
  }, [scenesOf, account, names, lang]);
  return scenes.length === 0 ? null : { scenes, close };
}
