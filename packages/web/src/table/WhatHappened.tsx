import type { ReactNode } from 'react';
import { useText } from '../shell/settings.ts';
import { NewsBanner } from './news/NewsBanner.tsx';
import { useNews } from './news/useNews.ts';
import { ScoringMoment } from './scoring/ScoringMoment.tsx';
import type { Scoring } from './scoring/useScoring.ts';
import type { AccountFor, GameScreen, Kit } from './screen/game.ts';

interface Props<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly account: AccountFor<K>;
  readonly names: readonly string[];
  readonly scoring: Scoring | null;
  /** Somebody looks at the table as it is now. */
  readonly seen: boolean;
  badge(seat: number, size?: number): ReactNode;
}

/** What is told over the table: a scoring part by part, and after it the news. */
export function WhatHappened<K extends Kit>({ own, account, names, scoring, seen, badge }: Props<K>) {
  const { t } = useText();
  const news = useNews<K>(own, account, names, scoring !== null || !seen);
  const round = t(own.replay.roundName, { n: own.replay.roundOf(account.view) });
  return (
    <>
      {scoring !== null && seen && (
        <ScoringMoment
          key={scoring.scenes[0]!.title}
          scenes={scoring.scenes}
          names={names}
          seats={account.seats.length}
          next={account.ending === null ? round : null}
          badge={badge}
          onClose={scoring.close}
        />
      )}
      {news.length > 0 && account.ending === null && <NewsBanner news={news} badge={badge} />}
    </>
  );
}
