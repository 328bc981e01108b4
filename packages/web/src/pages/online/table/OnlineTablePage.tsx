import { Link, useParams } from '@tanstack/react-router';
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { findGame, GAMES, gameCalled } from '../../../games/index.ts';
import { line, useLink } from '../../../online/line.ts';
import { useMe } from '../../../online/me.ts';
import { notifyTurn } from '../../../online/notify.ts';
import type { RemoteTable } from '../../../online/remote.ts';
import { type Missed, useMissed } from '../../../online/useMissed.ts';
import { useOnlineTable } from '../../../online/useOnlineTable.ts';
import { useVisible } from '../../../online/useVisible.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { usePageTitle } from '../../../shell/title.ts';
import type { Counsel } from '../../../table/advice/useAdvice.ts';
import { GameTable } from '../../../table/GameTable.tsx';
import { play } from '../../../table/sound.ts';
import { TableNotice } from '../../../table/TableNotice.tsx';
import { tableTexts } from '../../../table/texts.ts';
import { characterName, readBot } from '../../opponents/words.ts';
import { BOT_NAMES } from '../../usual.ts';
import { Afterwards } from './Afterwards.tsx';
import { BAR_HEIGHT, OnlineBar } from './OnlineBar.tsx';
import { Recap } from './Recap.tsx';
import { onlineTexts } from './texts.ts';
import { useCounsel } from './useCounsel.ts';
import { useOnlineStatus } from './useOnline.ts';

interface ShownProps {
  readonly remote: RemoteTable;
  readonly missed: Missed | null;
  readonly counsel: Counsel;
  readonly afterwards: ReactNode;
}

/** Not loaded by who comes to a game that runs. */
const WaitingRoom = lazy(async () => ({ default: (await import('../WaitingRoom.tsx')).WaitingRoom }));

/** Every game's table, loaded when one is opened. */
const TABLES: ReadonlyMap<string, ComponentType<ShownProps>> = new Map(
  GAMES.map(({ id, screen }) => [
    id,
    lazy(async () => {
      const { default: own } = await screen();
      return {
        default: ({ remote, ...rest }: ShownProps) => (
          <GameTable own={own} source={remote} game={remote.game} {...rest} />
        ),
      };
    }),
  ]),
);

const HERE = {
  find: findGame,
  coloursOf: (game: string) => gameCalled(game)?.colours ?? [],
  botName(bot: string, seat: number): string {
    const character = readBot(bot)?.character ?? null;
    return character === null ? (BOT_NAMES[seat] ?? bot) : characterName(character);
  },
};

/** A table of the server: its waiting room, then its game. */
export default function OnlineTablePage() {
  const { t } = useText();
  const { id } = useParams({ from: '/tables/online/table/$id' });
  const me = useMe();
  const shown = useOnlineTable(id, me?.id ?? null, HERE);
  switch (shown.t) {
    case 'loading':
      return <TableNotice title={t(tableTexts.loading)} />;
    case 'missing':
      return <Closed title={t(onlineTexts.missing)} text={t(onlineTexts.missingText)} />;
    case 'away':
      return <Closed title={t(onlineTexts.away)} text={t(onlineTexts.awayText)} />;
    case 'gathering':
      return (
        <Suspense fallback={<TableNotice title={t(tableTexts.loading)} />}>
          <WaitingRoom info={shown.info} here={shown.here} />
        </Suspense>
      );
    case 'open':
      return <Open key={id} id={id} game={shown.info.game} remote={shown.remote} />;
  }
}

function Open({ id, game, remote }: { id: string; game: string; remote: RemoteTable }) {
  const { t } = useText();
  const Table = TABLES.get(game)!;
  const name = t(gameCalled(game)!.title);
  const asked = useSyncExternalStore(remote.subscribe, () => remote.account().legal.length > 0);
  const revision = useSyncExternalStore(remote.subscribe, () => remote.account().revision);
  const status = useOnlineStatus(remote);
  const me = useMe();
  const title = t(tableTexts.yourTurn);
  usePageTitle(asked ? `${title} · ${name}` : name);
  useEffect(() => {
    if (!asked || document.visibilityState !== 'hidden') return;
    play('bell');
    void notifyTurn(me, remote.status().info, title, name).catch(() => {});
  }, [asked, me, name, remote, title]);
  const mine = remote.status().me !== null;
  const missed = useMissed(remote);
  const counsel = useCounsel(remote, game);
  const looks = useVisible();
  const link = useLink(line());
  useEffect(() => {
    if (mine && looks && link === 'open') {
      line()
        .say({ t: 'seen', table: id, revision })
        .catch(() => {});
    }
  }, [id, mine, revision, looks, link]);
  const style = { '--table-height': `calc(100dvh - ${BAR_HEIGHT}px)` } as CSSProperties;
  return (
    <div style={style}>
      <h1 className="visually-hidden">{name}</h1>
      <OnlineBar id={id} game={game} remote={remote} />
      <Suspense fallback={<TableNotice title={t(tableTexts.loading)} />}>
        <Table remote={remote} missed={missed} counsel={counsel} afterwards={<Afterwards id={id} status={status} />} />
      </Suspense>
      <Recap game={game} remote={remote} missed={missed} />
    </div>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  const { t } = useText();
  return (
    <TableNotice title={title} text={text}>
      <Link to="/online" className={button.secondary}>
        {t(onlineTexts.toLobby)}
      </Link>
    </TableNotice>
  );
}
