import { isScoringRound, ROUNDS, SEASONS, seasonNames, seasonOf } from '@guildhall/belfort';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/figures.module.css';
import { Laurel } from '../../boards/Laurel.tsx';
import { ROMAN } from '../../boards/printed.ts';
import { round } from '../texts/round.texts.ts';

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
