import { listOf } from '@guildhall/kernel';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { gameCalled } from '../../games/index.ts';
import type { TableSummary } from '../../session/shelf.ts';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { tableTexts } from '../../table/texts.ts';
import css from './ContinueStrip.module.css';
import { tables } from './texts.ts';

/** So many unfinished games stand on top; all of them are in the list below. */
const MOST = 2;

/** The games that are not over yet, above everything else. */
export function ContinueStrip() {
  const { t, lang } = useText();
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    let here = true;
    // without storage there is nothing to go on with
    import('../../session/tables.ts')
      .then(({ listTables }) => listTables())
      .then(
        (all) => here && setOpen(all.filter(({ over }) => !over).slice(0, MOST)),
        () => {},
      );
    return () => {
      here = false;
    };
  }, []);
  if (open.length === 0) return null;
  return (
    <nav className={css.strip} aria-label={t(tables.goOn)}>
      {open.map(({ id, game, names, round }) => {
        const declared = gameCalled(game);
        const stage = round === 0 ? t(tables.setup) : t(declared?.round ?? tableTexts.round, { n: round });
        return (
          <Link key={id} to="/table/$id" params={{ id }} className={button.secondary}>
            <b>{t(tables.continueGame, { game: declared === undefined ? game : t(declared.title) })}</b>
            <small>
              {stage} · {listOf(names, lang)}
            </small>
          </Link>
        );
      })}
    </nav>
  );
}
