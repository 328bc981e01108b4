import { useState } from 'react';
import button from './controls/buttons.module.css';
import { useUpdate } from './serviceWorker.ts';
import { useText } from './settings.ts';
import { shell } from './texts.ts';
import css from './toast.module.css';

/** Says that a newer build waits. It takes over only when asked: nobody loses a half-made move to a reload. */
export function UpdateToast() {
  const { t } = useText();
  const update = useUpdate();
  const [dismissed, setDismissed] = useState(false);
  return (
    <div role="status">
      {update !== null && !dismissed && (
        <div className={css.toast}>
          <span>{t(shell.newVersion)}</span>
          <button type="button" className={button.onOak} onClick={update}>
            {t(shell.reload)}
          </button>
          <button type="button" className={button.onOak} onClick={() => setDismissed(true)}>
            {t(shell.later)}
          </button>
        </div>
      )}
    </div>
  );
}
