import { Link } from '@tanstack/react-router';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import { broken, notFound, shell } from '../shell/texts.ts';
import { usePageTitle } from '../shell/title.ts';
import css from './Notice.module.css';
import { PageFrame } from './PageFrame.tsx';

export function NotFoundPage() {
  const { t } = useText();
  usePageTitle(t(notFound.title));
  return (
    <PageFrame>
      <section className={css.notice}>
        <h1>{t(notFound.title)}</h1>
        <p>{t(notFound.text)}</p>
        <p>
          <Link to="/" className={button.secondary}>
            {t(notFound.back)}
          </Link>
        </p>
      </section>
    </PageFrame>
  );
}

/** Shown instead of a page that failed, for instance because its code could not be loaded. */
export function BrokenPage() {
  const { t } = useText();
  usePageTitle(t(broken.title));
  return (
    <PageFrame>
      <section className={css.notice} role="alert">
        <h1>{t(broken.title)}</h1>
        <p>{t(broken.text)}</p>
        <p className={css.actions}>
          <button type="button" className={button.primary} onClick={() => location.reload()}>
            {t(shell.reload)}
          </button>
          <a href="/" className={button.secondary}>
            {t(notFound.back)}
          </a>
        </p>
      </section>
    </PageFrame>
  );
}
