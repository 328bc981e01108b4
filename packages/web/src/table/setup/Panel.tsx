import type { ReactNode } from 'react';
import css from './Panel.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  /** Its place on a wide screen. */
  readonly at: 'players' | 'main' | 'more' | 'wide' | 'pace' | 'who';
  readonly children: ReactNode;
}

/** A part of the form that is filled in before a game, under its heading. */
export const Panel = ({ id, title, about, at, children }: Props) => (
  <section className={css.panel} data-at={at} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {about !== undefined && <p className={css.about}>{about}</p>}
    {children}
  </section>
);
