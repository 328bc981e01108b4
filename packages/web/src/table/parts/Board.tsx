import type { ReactNode } from 'react';
import css from './Board.module.css';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** A popover that says what the board is for. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A sheet of parchment with a double edge. Its content may ask for the width of `board`. */
export const Board = ({ title, note, help, children, className }: Props) => (
  <section className={`${css.board} ${className ?? ''}`} aria-label={title}>
    <h2 className={css.title}>
      {title}
      {note !== undefined && <span>{note}</span>}
      {help}
    </h2>
    {children}
  </section>
);

interface HeadingProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

export const BoardHeading = ({ children, note }: HeadingProps) => (
  <h3 className={css.heading}>
    {children}
    {note !== undefined && <span>{note}</span>}
  </h3>
);
