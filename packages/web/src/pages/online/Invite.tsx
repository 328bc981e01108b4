import { lazy, Suspense } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { CopyLine } from './CopyLine.tsx';
import css from './Invite.module.css';
import { room } from './room.texts.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** One link for everybody, known here or not. */
export function Invite({ table, title }: { table: string; title: string }) {
  const { t } = useText();
  const url = `${location.origin}/online/table/${table}`;
  return (
    <section className={css.panel} aria-labelledby="invite">
      <h2 id="invite">{t(room.invite)}</h2>
      <p className={css.hint}>{t(room.inviteHint)}</p>
      <CopyLine label={t(room.link)} text={url} />
      {'share' in navigator && (
        <button
          type="button"
          className={button.quiet}
          // whoever closes the sheet of the system shares nothing, and that is all
          onClick={() => void navigator.share({ title, url }).catch(() => {})}
        >
          {t(room.share)}
        </button>
      )}
      <div className={css.code}>
        <Suspense>
          <QrCode text={url} label={t(room.qr)} />
        </Suspense>
      </div>
    </section>
  );
}
