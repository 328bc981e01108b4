import { type Good, GRADES, type Options } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { CostStrip } from './CostStrip.tsx';
import css from './HelpSheet.module.css';
import { RulesLink } from './RulesLink.tsx';
import { helpTexts } from './texts.ts';

interface Props {
  readonly title: string;
  readonly note?: string;
  /** A wide drawing on top, or a small one beside the title. */
  readonly picture?: ReactNode;
  readonly emblem?: ReactNode;
  /** The rule in words. */
  readonly text: string;
  /** Where in the rules it stands. */
  readonly rules: string;
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

interface CostProps {
  readonly cost: Readonly<Record<Good, number>>;
  readonly path: 'properties' | 'guilds';
  readonly options: Options;
}

/** A cost and how sure we are of it. */
export function HelpCost({ cost, path, options }: CostProps) {
  const { t } = useText();
  const why = options.sheet !== null ? helpTexts.ownSheet : GRADES[path] === 'R' ? helpTexts.reconstructedWhy : null;
  return (
    <>
      <dt>{t(helpTexts.cost)}</dt>
      <dd>
        <span className={css.cost}>
          <CostStrip cost={cost} look="numbers" size={17} />
        </span>
        {why !== null && options.sheet === null && (
          <abbr className={css.grade} title={t(why)}>
            {t(helpTexts.reconstructed)}
          </abbr>
        )}
      </dd>
      {why !== null && <dd className={css.why}>{t(why)}</dd>}
    </>
  );
}
