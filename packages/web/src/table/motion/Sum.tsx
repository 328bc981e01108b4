import type { ReactNode } from 'react';
import css from './Sum.module.css';

interface Props {
  readonly n: number;
  /** Whose it is, if the place does not say it. */
  readonly of?: ReactNode;
  /** What it is a sum of. */
  readonly children: ReactNode;
}

/** What came or went, floating over its place. */
export const Sum = ({ n, of, children }: Props) => (
  <span className={css.sum} data-lost={n < 0 || undefined}>
    {of}
    {n < 0 ? '−' : '+'}
    {Math.abs(n)}
    {children}
  </span>
);
