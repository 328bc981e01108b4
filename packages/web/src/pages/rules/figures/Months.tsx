import { isScoringRound, ROUNDS, SEASONS, seasonNames, seasonOf } from '@guildhall/belfort';
import { Laurel } from '../../../belfort/boards/Laurel.tsx';
import { ROMAN } from '../../../belfort/boards/printed.ts';
import { useText } from '../../../shell/settings.ts';
import { round } from '../texts/round.texts.ts';
import css from './figures.module.css';

const MONTHS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The seven months in their seasons, with the scorings. */
export function Months() {
  const { t } = useText();
  return (
    <ol className={css.months}>
      {SEASONS.map((season) => (
        <li key={season} data-season={season}>
          <b>{t(seasonNames[season])}</b>
          <ol>
            {MONTHS.filter((month) => seasonOf(month) === season).map((month) => (
              <li key={month}>
                <span className="visually-hidden">{t(round.month, { n: month })}</span>
                <span className={css.month} aria-hidden="true">
                  {ROMAN[month]}
                </span>
                {isScoringRound(month) && <Laurel size={24} label={t(round.scoring)} />}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
