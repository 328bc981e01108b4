import { useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { EndScreen, type ScoreGroup } from '../../../table/EndScreen.tsx';
import type { ResultProps } from '../../../table/screen/game.ts';
import type { Bruges } from '../kit.ts';
import { AT_END, DURING, type Item, reckonedLines } from './lines.ts';
import { itemTexts, resultTexts } from './texts.ts';

/** The end of a game of Bruges: what came in on the way, and the final scoring. */
export function Result({ view: { round }, ending, names, colours, badge, actions }: ResultProps<Bruges>) {
  const { t } = useText();
  const lines = useMemo(() => reckonedLines(ending.lines), [ending]);
  const group = (name: string, items: readonly Item[]): ScoreGroup => ({
    name,
    items: items.map((id) => ({ id, name: t(itemTexts[id]) })),
  });
  return (
    <EndScreen
      names={names}
      standings={ending.standings}
      lines={lines}
      parts={[
        { name: t(resultTexts.during), until: round, colour: 'var(--br-during)' },
        { name: t(resultTexts.atEnd), until: round + 1, mark: t(resultTexts.end), colour: 'var(--br-final)' },
      ]}
      groups={[group(t(resultTexts.during), DURING), group(t(resultTexts.atEnd), AT_END)]}
      tieRule={t(resultTexts.tieRule)}
      badge={badge}
      colour={(seat) => `var(--br-player-${colours[seat]})`}
      actions={actions}
    />
  );
}
