import type { ReactNode } from 'react';
import type { RulesPlace } from '../beside.ts';
import css from './HelpSheet.module.css';
import { RulesLink } from './RulesLink.tsx';

interface Props {
  readonly title: string;
  readonly note?: string;
  /** A wide drawing on top, or a small one beside the title. */
  readonly picture?: ReactNode;
  readonly emblem?: ReactNode;
  /** The rule in words. */
  readonly text: string;
  /** Where it stands in the rules. */
  readonly rules: RulesPlace;
  /** What is printed on it, as terms and descriptions. */
  readonly children: ReactNode;
}

/** The content of a help popover. */
export const HelpSheet = ({ title, note, picture, emblem, text, rules, children }: Props) => (
  <div className={css.sheet}>
    {picture !== undefined && <div className={css.picture}>{picture}</div>}
    <div className={css.head}>
      {emblem}
      <h3>
        {title}
        {note !== undefined && <span>{note}</span>}
      </h3>
    </div>
    <dl className={css.facts}>{children}</dl>
    <p className={css.text}>{text}</p>
    <RulesLink to={rules} />
  </div>
);
