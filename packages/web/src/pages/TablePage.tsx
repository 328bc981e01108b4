import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { GAME_IDS, GAMES, isGame } from '../games/index.ts';
import type { LiveTable } from '../session/live.ts';
import { useOpenTable } from '../session/useLiveTable.ts';
import { useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { TableNotice } from '../table/TableNotice.tsx';
import { tableTexts } from '../table/texts.ts';

/** Every game's table, loaded when one is opened. */
const TABLES = new Map(GAME_IDS.map((id) => [id as string, lazy(GAMES[id].table)]));

/** A saved table, wherever it was left. */
export default function TablePage() {
  const { t } = useText();
  const { id } = useParams({ from: '/table/$id' });
  const opened = useOpenTable(id);
  switch (opened.t) {
    case 'loading':
      return <TableNotice title={t(tableTexts.loading)} />;
    case 'missing':
      return <Closed title={t(tableTexts.missing)} text={t(tableTexts.missingText)} />;
    case 'broken':
      return <Closed title={t(tableTexts.brokenTable)} text={opened.problem} />;
    case 'open':
      return <Open key={id} live={opened.live} />;
  }
}

function Open({ live }: { live: LiveTable }) {
  const { t } = useText();
  const { id } = live.snapshot().table.game;
  const Table = TABLES.get(id);
  usePageTitle(isGame(id) ? t(GAMES[id].title) : '');
  if (Table === undefined) return <Closed title={t(tableTexts.brokenTable)} text={id} />;
  return (
    <Suspense fallback={<TableNotice title={t(tableTexts.loading)} />}>
      <Table live={live} />
    </Suspense>
  );
}

/** A table that cannot be sat down at. */
function Closed({ title, text }: { title: string; text: string }) {
  const { t } = useText();
  return (
    <TableNotice title={title} text={text}>
      <Link to="/">{t(tableTexts.home)}</Link>
    </TableNotice>
  );
}
