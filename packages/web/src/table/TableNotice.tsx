import type { ReactNode } from 'react';
import css from './TableNotice.module.css';

/** What stands on an empty table. */
export const TableNotice = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <main className={css.notice}>
    <div className={css.card}>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  </main>
);
