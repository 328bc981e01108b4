import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './PhaseList.module.css';

interface Props<P extends string> {
  readonly phases: readonly P[];
  /** Which of them it is now; their number: all are over. */
  readonly now: number;
  name(phase: P): ReactNode;
}

/** The phases of a round in a row: what is done, what is on, what is to come. */
export const PhaseList = <P extends string>({ phases, now, name }: Props<P>) => (
  <ol className={css.phases}>
    {phases.map((phase, i) => (
      <li key={phase} data-state={i < now ? 'done' : i === now ? 'now' : 'later'} aria-current={i === now || undefined}>
        {i < now && <Icon name="check" size={14} />}
        {name(phase)}
      </li>
    ))}
  </ol>
);
