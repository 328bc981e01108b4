import { bruges, type State } from '@guildhall/bruges';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { EndScreen, type ScoreGroup } from '../../../table/EndScreen.tsx';
import type { Colour } from '../screen/contract.ts';
import { AT_END, DURING, type Item, reckonedLines } from './lines.ts';
import { itemTexts, resultTexts } from './texts.ts';

interface Props {
  readonly state: State;
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  badge(seat: number, size?: number): ReactNode;
  readonly actions: ReactNode;
}

/** The end of a game of Bruges: what came in on the way, and the final scoring. */
export function Result({ state, names, colours, badge, actions }: Props) {
  const { t } = useText();
  const lines = useMemo(() => reckonedLines(state), [state]);
  const group = (name: string, items: readonly Item[]): ScoreGroup => ({
    name,
    items: items.map((id) => ({ id, name: t(itemTexts[id]) })),
  });
  return (
    <EndScreen
      names={names}
      standings={bruges.standings(state)}
      lines={lines}
      parts={[
        { name: t(resultTexts.during), until: state.round, colour: 'var(--br-during)' },
        { name: t(resultTexts.atEnd), until: state.round + 1, mark: t(resultTexts.end), colour: 'var(--br-final)' },
      ]}
      groups={[group(t(resultTexts.during), DURING), group(t(resultTexts.atEnd), AT_END)]}
      tieRule={t(resultTexts.tieRule)}
      badge={badge}
      colour={(seat) => `var(--br-player-${colours[seat]})`}
      actions={actions}
    />
  );
}
