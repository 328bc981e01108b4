import { type Good, GRADES, type Options } from '@guildhall/belfort';
import { useText } from '../../../shell/settings.ts';
import { CostStrip } from './CostStrip.tsx';
import css from './HelpCost.module.css';
import { helpTexts } from './texts.ts';

interface Props {
  readonly cost: Readonly<Record<Good, number>>;
  readonly path: 'properties' | 'guilds';
  readonly options: Options;
}

/** A cost and how sure we are of it. */
export function HelpCost({ cost, path, options }: Props) {
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
