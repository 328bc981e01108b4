import type { ReactNode } from 'react';
import css from './Section.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  /** Why the last thing did not work. */
  readonly problem?: string | null;
  /** What was done, for those who do not see it. */
  readonly news?: string | null;
  readonly children: ReactNode;
}

/** One thing about a person, under its heading. */
export const Section = ({ id, title, about, problem = null, news = null, children }: Props) => (
  <section className={css.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {about !== undefined && <p className={css.about}>{about}</p>}
    {children}
    <p role="alert" className={css.problem}>
      {problem}
    </p>
    <p role="status" className={css.news}>
      {news}
    </p>
  </section>
);
