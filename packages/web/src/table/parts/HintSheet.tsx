import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import type { Hint } from '../screen/contract.ts';
import { tableTexts } from '../texts.ts';
import { Bubble } from './Bubble.tsx';
import css from './HintSheet.module.css';

/** Any game's screen. */
interface Pointing {
  readonly hint: Hint<string, string> | null;
  readonly pending: string | null;
  commit(): void;
  withdraw(): void;
}

/** What is pointed at; a place that was tapped is confirmed here, or left for another. */
export function HintSheet({ screen }: { screen: Pointing }) {
  const { t } = useText();
  const { hint, pending } = screen;
  if (hint === null) return null;
  return (
    <Bubble hint={hint}>
      {pending !== null && (
        <span className={css.buttons}>
          <button type="button" className={button.primary} onClick={screen.commit}>
            {t(tableTexts.confirm)}
          </button>
          <button type="button" className={button.quiet} onClick={screen.withdraw}>
            {t(tableTexts.cancel)}
          </button>
        </span>
      )}
    </Bubble>
  );
}
