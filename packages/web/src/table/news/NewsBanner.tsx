import type { ReactNode } from 'react';
import css from './NewsBanner.module.css';
import type { News } from './news.ts';

interface Props {
  readonly news: readonly News[];
  badge(seat: number, size?: number): ReactNode;
}

/** News over the table, for a while and in nobody's way. Those who listen hear the same from the chronicle. */
export const NewsBanner = ({ news, badge }: Props) => (
  <ul className={css.banner} aria-hidden="true" data-news="">
    {news.map(({ text, tone, seat }) => (
      <li key={text} className={css.news} data-tone={tone}>
        {seat !== null && badge(seat, 30)}
        {text}
      </li>
    ))}
  </ul>
);
