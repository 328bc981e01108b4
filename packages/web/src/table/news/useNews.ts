import { useEffect, useRef, useState } from 'react';
import { travelPace, useLang } from '../../shell/settings.ts';
import { eventsBetween } from '../motion/eventsBetween.ts';
import type { AccountFor, GameScreen, Kit } from '../screen/game.ts';
import type { News } from './news.ts';

/** Milliseconds at normal speed for which news are shown, and how many at once. */
const SHOWN = 4500;
const AT_ONCE = 3;

const isNew =
  (others: readonly News[]) =>
  ({ text }: News): boolean =>
    others.every((other) => other.text !== text);

/** What has just happened that nobody should miss. While something else is shown first, it waits. */
export function useNews<K extends Kit>(
  { newsOf }: GameScreen<K>,
  account: AccountFor<K>,
  names: readonly string[],
  waits: boolean,
): readonly News[] {
  const lang = useLang();
  const [news, setNews] = useState<readonly News[]>([]);
  const former = useRef(account);
  useEffect(() => {
    const before = former.current;
    former.current = account;
    if (newsOf === undefined || before === account) return;
    if (account.moves.length < before.moves.length) return setNews([]);
    const found = newsOf(eventsBetween(before, account), { names, lang, view: account.view, me: account.me });
    if (found.length > 0) setNews((shown) => [...shown.filter(isNew(found)), ...found].slice(-AT_ONCE));
  }, [newsOf, account, names, lang]);
  useEffect(() => {
    if (waits || news.length === 0) return;
    const timer = setTimeout(() => setNews([]), SHOWN * (travelPace() ?? 1));
    return () => clearTimeout(timer);
  }, [news, waits]);
  return waits ? [] : news;
}
