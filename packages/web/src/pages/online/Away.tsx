import { reasonOf } from '../../online/client.ts';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import css from './Away.module.css';
import { online } from './texts.ts';

/** The server did not give what the page shows: one sentence, and the way to ask again. */
export function Away({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const { t } = useText();
  return (
    <div role="alert" className={css.away}>
      <p>{reasonOf(error, t)}</p>
      <button type="button" className={button.secondary} onClick={onAgain}>
        {t(online.again)}
      </button>
    </div>
  );
}
