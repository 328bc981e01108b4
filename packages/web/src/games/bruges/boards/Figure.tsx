import type { ReactNode } from 'react';
import { type Anchor, named } from '../anchors.ts';
import css from './Figure.module.css';

interface Props {
  /** Read out in place of what is drawn. */
  readonly label: string;
  readonly n: number;
  readonly icon: ReactNode;
  /** What the place pointed at would take or bring. */
  readonly pay?: number | undefined;
  readonly gain?: number | undefined;
  readonly anchor?: Anchor | undefined;
}

/** A picture with a number. */
export const Figure = ({ label, n, icon, pay = 0, gain = 0, anchor }: Props) => (
  <span className={css.figure} data-none={n === 0 || undefined} {...named.anchor(anchor)}>
    <span className="visually-hidden">{label}</span>
    {icon}
    <b aria-hidden="true" data-short={pay > n || undefined}>
      {n}
    </b>
    {pay > 0 && (
      <i aria-hidden="true" className={css.pay}>
        −{pay}
      </i>
    )}
    {gain > 0 && (
      <i aria-hidden="true" className={css.gain}>
        +{gain}
      </i>
    )}
  </span>
);
