import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { GAMES } from '../../games/index.ts';
import button from '../../shell/controls/buttons.module.css';
import { BesideATable } from '../../shell/PageLink.tsx';
import { useText } from '../../shell/settings.ts';
import { shell } from '../../shell/texts.ts';
import type { Beside } from '../../table/beside.ts';
import { Icon } from '../../table/icons/Icon.tsx';
import { useDrawer } from '../../table/parts/useDrawer.ts';
import { Settings } from '../settings/SettingsPage.tsx';
import css from './SidePanel.module.css';

/** The rules of every game, loaded when they are opened. */
const RULES: ReadonlyMap<string, ComponentType> = new Map(
  GAMES.map(({ id, rules }) => [
    id,
    lazy(async () => {
      const [{ default: rulebook }, { Rules }] = await Promise.all([rules(), import('../rules/Rules.tsx')]);
      return {
        default: () => {
          useChapter();
          return <Rules {...rulebook} quiet />;
        },
      };
    }),
  ]),
);

/** Opens the rules where the address says. */
function useChapter(): void {
  const hash = useLocation({ select: (now) => now.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

/** Closes what lies beside the table: the way back, so that the browser's own "back" has nothing left to close. */
function useClose(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const closed = useRef(false);
  return useCallback(() => {
    if (closed.current) return;
    closed.current = true;
    if (history.canGoBack()) history.back();
    else {
      const without = (now: object) => ({ ...now, rules: undefined, settings: undefined });
      void navigate({ to: '.', search: without as never, replace: true });
    }
  }, [history, navigate]);
}

/** Rules or settings beside the table; over all of it where the window is small. */
export default function SidePanel({ rules, covers }: Beside & { readonly covers: boolean }) {
  const { t } = useText();
  const box = useRef<HTMLElement>(null);
  const close = useClose();
  useDrawer(box, close);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const Book = RULES.get(rules ?? '');
  const title = t(Book === undefined ? shell.settings : shell.rules);
  return (
    <section
      ref={box}
      className={css.panel}
      role="dialog"
      aria-modal={covers}
      aria-label={title}
      tabIndex={-1}
      // the keys of the table are not meant here
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={css.head}>
        <h2>{title}</h2>
        <button type="button" className={button.onOak} onClick={close}>
          <Icon name="close" size={16} /> {t(shell.backToTable)}
        </button>
      </header>
      <div className={css.body}>
        <BesideATable value={true}>
          <Suspense fallback={<p className={css.loading}>{t(shell.loading)}</p>}>
            {Book === undefined ? <Settings /> : <Book />}
          </Suspense>
        </BesideATable>
      </div>
    </section>
  );
}
