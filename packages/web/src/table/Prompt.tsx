import type { ReactNode } from 'react';
import css from './Prompt.module.css';

/** So many letters do not fit one line beside the buttons of a header. */
const LONG = 72;

interface Props {
  readonly badge: ReactNode;
  readonly face?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Whose turn it is and what is asked of you, in one place, read out when it changes. */
export const Prompt = ({ badge, face, title, text, children }: Props) => (
  <div className={css.prompt}>
    <span className={css.badge}>{badge}</span>
    <span className={css.face}>{face}</span>
    <div className={css.words} role="status" aria-live="polite" data-long={text.length > LONG || undefined}>
      <b className={css.title}>{title}</b>
      <span className={css.text}>{text}</span>
    </div>
    {children}
  </div>
);
