import { useCallback, useEffect, useRef, useState } from 'react';

/** Calls back whenever there is something new, until the function it returns is called. */
export type Subscribe = (listener: () => void) => () => void;

export interface News<T> {
  /** Undefined: not there yet. */
  readonly news: T | undefined;
  /** Why the newest is not known; null: it is. */
  readonly error: unknown;
  /** What somebody else has learnt meanwhile, for instance by the answer to a request. */
  tell(news: T): void;
  again(): void;
}

/** With someone who tells, one looks now and then all the same: a message can get lost. */
const [WITHOUT_TELLER, WITH_TELLER] = [4_000, 60_000];

/**
 * Keeps something of the server up to date while the page is looked at: asks every few seconds, or whenever `subscribe`
 * tells that there is news. `load` must stay the same from one drawing to the next.
 */
export function useNews<T>(load: () => Promise<T>, subscribe?: Subscribe): News<T> {
  const [news, setNews] = useState<T | undefined>(undefined);
  const [error, setError] = useState<unknown>(null);
  /** Counts what was learnt: an answer that was asked for before is old. */
  const count = useRef(0);

  const tell = useCallback((next: T) => {
    count.current++;
    setNews(next);
    setError(null);
  }, []);
  const again = useCallback(() => {
    const asked = count.current;
    load().then(
      (next) => asked === count.current && tell(next),
      (problem: unknown) => asked === count.current && setError(problem),
    );
  }, [load, tell]);

  useEffect(() => {
    again();
    const look = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(look, subscribe === undefined ? WITHOUT_TELLER : WITH_TELLER);
    const stop = subscribe?.(again);
    document.addEventListener('visibilitychange', look);
    return () => {
      count.current++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop?.();
    };
  }, [again, subscribe]);

  return { news, error, tell, again };
}
