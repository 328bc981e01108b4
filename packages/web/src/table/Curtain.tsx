import type { ReactNode } from 'react';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import css from './Curtain.module.css';
import { tableTexts } from './texts.ts';

/** Hides the table while the screen goes from hand to hand. */
export function Curtain({ name, badge, onTake }: { name: string; badge: ReactNode; onTake(): void }) {
  const { t } = useText();
  return (
    <div className={css.curtain} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className={css.card}>
        <div className={css.badge}>{badge}</div>
        <h1 id="curtain-title">{t(tableTexts.curtain, { name })}</h1>
        <p>{t(tableTexts.curtainText)}</p>
        {/* biome-ignore lint/a11y/noAutofocus: the curtain is all there is, and its one button opens it */}
        <button type="button" className={button.primary} onClick={onTake} autoFocus>
          {t(tableTexts.iAm, { name })}
        </button>
      </div>
    </div>
  );
}
