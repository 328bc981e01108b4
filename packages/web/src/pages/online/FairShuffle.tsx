import { useText } from '../../shell/settings.ts';
import css from './FairShuffle.module.css';
import { room } from './room.texts.ts';

/** Why nobody can choose the cards, in three sentences, and what the server has promised. */
export function FairShuffle({ commitment }: { commitment: string }) {
  const { t } = useText();
  return (
    <section className={css.panel} aria-labelledby="fair">
      <h2 id="fair">{t(room.fair)}</h2>
      <ol className={css.sentences}>
        <li>{t(room.fairSecret)}</li>
        <li>{t(room.fairShares)}</li>
        <li>{t(room.fairCheck)}</li>
      </ol>
      <p className={css.label}>{t(room.fingerprint)}</p>
      <code className={css.hash}>{commitment}</code>
    </section>
  );
}
