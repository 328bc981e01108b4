import '../../src/design/fonts.css';
import '../../src/design/tokens.css';
import '../../src/design/base.css';
import '../../src/shell/shell.css';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { gameCalled } from '../../src/games/index.ts';
import { startSettings } from '../../src/shell/settings.ts';
import { GameTable } from '../../src/table/GameTable.tsx';
import type { ToScreen } from './messages.ts';
import { type JsonSource, jsonSource } from './source.ts';

/** The wire: the test puts `send` into the page and calls `receive`. Both pass text. */
declare global {
  var send: (json: string) => Promise<void>;
  var receive: (json: string) => Promise<void>;
}

let source: JsonSource | null = null;

globalThis.receive = async (json) => {
  if (source !== null) return source.receive(json);
  const game = gameCalled(new URLSearchParams(location.search).get('game')!)!;
  const [rules, { default: own }] = await Promise.all([game.engine(), game.screen()]);
  const table = jsonSource(rules, JSON.parse(json) as Extract<ToScreen, { t: 'table' }>, (text) => void send(text));
  source = table;
  const root = createRootRoute({ component: () => <GameTable own={own} source={table} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  createRoot(document.getElementById('root')!).render(<RouterProvider router={router as never} />);
};

startSettings();
