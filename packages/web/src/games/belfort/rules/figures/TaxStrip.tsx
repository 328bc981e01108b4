import { amountOf, DEFAULT_SHEET, GRADES, taxOf } from '@guildhall/belfort';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/figures.module.css';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { taxBands } from '../../boards/city/tax.ts';
import { TRACK } from '../../boards/geometry.ts';
import { GoodIcon } from '../../drawings/goods/GoodIcon.tsx';
import { treasury } from '../texts/collection.texts.ts';

const { tax: LEVELS } = DEFAULT_SHEET;

/** The score track of the rim, cut into its tax levels. */
export function TaxStrip() {
  const { t, lang } = useText();
  const heat = (score: number) => (LEVELS.most === 0 ? 0 : (taxOf(score, LEVELS) * 100) / LEVELS.most);
  return (
    <ol className={css.tax} aria-label={t(treasury.caption)}>
      {taxBands(LEVELS).map(({ tax, from, to }) => (
        <li key={tax}>
          <span className="visually-hidden">
            {to === TRACK ? t(treasury.andMore, { n: from }) : t(treasury.range, { from: from === 1 ? 0 : from, to })}
            {': '}
            {amountOf('gold', tax, lang)}
          </span>
          <span aria-hidden="true" className={css.cells}>
            {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((score) => (
              <span
                key={score}
                style={{ background: `color-mix(in srgb, var(--tax-high) ${heat(score)}%, var(--tax-low))` }}
              >
                {score}
              </span>
            ))}
          </span>
          <span aria-hidden="true" className={css.pill}>
            {tax === 0 ? '0' : `−${tax}`} <GoodIcon good="gold" size={15} />
          </span>
          {tax === LEVELS.most && GRADES['tax.most'] === 'R' && (
            <span className={css.corner}>
              <Grade />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
