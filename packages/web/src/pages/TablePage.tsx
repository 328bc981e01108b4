import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { findGame, GAMES, gameCalled, startBots } from '../games/index.ts';
import type { LiveTable } from '../session/live.ts';
import { exportTable } from '../session/tables.ts';
import { useOpenTable } from '../session/useOpenTable.ts';
import button from '../shell/controls/buttons.module.css';
import { saveFile } from '../shell/file.ts';
import { rememberTable } from '../shell/lastTable.ts';
import { useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { GameTable } from '../table/GameTable.tsx';
import { TableNotice } from '../table/TableNotice.tsx';
import { tableTexts } from '../table/texts.ts';
import { levelAt, noteResult } from './opponents/record.ts';
import { Afterwards } from './table/Afterwards.tsx';
import { tableFaults } from './table/texts.ts';

interface LiveProps {
  readonly live: LiveTable;
  readonly afterwards: ReactNode;
}

/** Every game's table, loaded when one is opened. */
const TABLES: ReadonlyMap<string, ComponentType<LiveProps>> = new Map(
  GAMES.map(({ id, screen }) => [
    id,
    lazy(async () => {
      const { default: own } = await screen();
      return {
        default: ({ live, afterwards }: LiveProps) => (
          <GameTable own={own} source={live} game={live.game} host={live} afterwards={afterwards} />
        ),
      };
    }),
  ]),
);

const HERE = {
  find: findGame,
  startBots,
  isOpen: (game: string, ask: string) => gameCalled(game)?.openQuestions?.includes(ask) ?? false,
};

/** A table that cannot be played here may be played elsewhere. */
const saveTable = async (id: string) => saveFile('guildhall-table.json', await exportTable(id));

/** A saved table, wherever it was left. */
export default function TablePage() {
  const { t } = useText();
  const { id } = useParams({ from: '/tables/table/$id' });
  const opened = useOpenTable(id, HERE);
  switch (opened.t) {
    case 'loading':
      return <TableNotice title={t(tableTexts.loading)} />;
    case 'missing':
      return <Closed title={t(tableTexts.missing)} text={t(tableTexts.missingText)} />;
    case 'broken':
      return (
        <Closed
          title={t(tableTexts.brokenTable)}
          text={
            opened.fault === undefined ? t(tableTexts.brokenText) : t(tableFaults[opened.fault.t], { ...opened.fault })
          }
        >
          <button type="button" className={button.secondary} onClick={() => void saveTable(id)}>
            {t(tableTexts.saveTable)}
          </button>
        </Closed>
      );
    case 'elsewhere':
      return (
        <Closed title={t(tableTexts.elsewhere)} text={t(tableTexts.elsewhereText)}>
          <button type="button" className={button.primary} onClick={opened.takeOver}>
            {t(tableTexts.playHere)}
          </button>
        </Closed>
      );
    case 'open':
      return <Open key={id} id={id} game={opened.game} live={opened.live} />;
  }
}

function Open({ id, game, live }: { id: string; game: string; live: LiveTable }) {
  const { t } = useText();
  const Table = TABLES.get(game);
  const title = gameCalled(game)?.title;
  const asked = useSyncExternalStore(live.subscribe, () => live.account().legal.length > 0);
  const name = title === undefined ? '' : t(title);
  usePageTitle(asked ? `${t(tableTexts.yourTurn)} · ${name}` : name);
  useEffect(() => rememberTable(id), [id]);
  useResult(id, game, live);
  if (Table === undefined) return <Closed title={t(tableTexts.brokenTable)} text={game} />;
  return (
    <Suspense fallback={<TableNotice title={t(tableTexts.loading)} />}>
      <h1 className="visually-hidden">{title === undefined ? game : t(title)}</h1>
      <Table live={live} afterwards={<Afterwards id={id} game={game} live={live} />} />
    </Suspense>
  );
}

/** A game that ends here counts for the level that is suggested next. */
function useResult(id: string, game: string, live: LiveTable): void {
  useEffect(() => {
    if (live.account().ending !== null) return;
    return live.subscribe(() => {
      const { ending, seats, me } = live.account();
      const level = levelAt(seats);
      if (ending === null || level === null) return;
      const won = ending.standings.some(({ seat, place }) => seat === me && place === 1);
      noteResult(game, { table: id, level, won });
    });
  }, [id, game, live]);
}

/** A table that cannot be sat down at. */
function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t } = useText();
  return (
    <TableNotice title={title} text={text}>
      {children}
      <Link to="/" className={button.secondary}>
        {t(tableTexts.home)}
      </Link>
    </TableNotice>
  );
}
