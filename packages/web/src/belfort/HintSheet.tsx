import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import { tableTexts } from '../table/texts.ts';
import { Bubble } from './Bubble.tsx';
import css from './HintSheet.module.css';
import type { Parts } from './parts.ts';

/** What is pointed at; a place that was tapped is confirmed here, or left for another. */
export function HintSheet({ screen }: { screen: Parts['screen'] }) {
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
