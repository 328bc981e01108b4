import type { Problem } from '../session/live.ts';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import css from './GameTable.module.css';
import { problemTexts, tableTexts } from './texts.ts';

interface Props {
  readonly problem: Problem;
  onTryAgain(): void;
}

/** Nothing can be done about it: it is said as long as the table is open. */
export const isLasting = ({ t }: Problem): boolean => t === 'notSaved';

/** Says what went wrong, and what can be done about it. */
export function ProblemNote({ problem, onTryAgain }: Props) {
  const { t } = useText();
  return (
    <p className={css.problem} role="alert" data-lasting={isLasting(problem) || undefined}>
      {t(problemTexts[problem.t])}{' '}
      {problem.t === 'botFailed' && (
        <button type="button" className={button.quiet} onClick={onTryAgain}>
          {t(tableTexts.tryAgain)}
        </button>
      )}
      {problem.t === 'elsewhere' && (
        <button type="button" className={button.quiet} onClick={() => location.reload()}>
          {t(tableTexts.reload)}
        </button>
      )}
    </p>
  );
}
