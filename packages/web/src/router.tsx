import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { GAMES, gameCalled } from './games/index.ts';
import { useHeldLine } from './online/held.ts';
import { AtATable } from './pages/beside/AtATable.tsx';
import { BrokenPage, NotFoundPage } from './pages/Notice.tsx';
import { PageFrame } from './pages/PageFrame.tsx';
import { Root } from './shell/Root.tsx';
import { besideIn } from './table/beside.ts';
import type { GameDeclaration } from './table/declaration.ts';

const TurnNotes = lazy(() => import('./pages/online/TurnNotes.tsx'));

/** Told on every page, once it has a line to the server. */
function Notes() {
  return useHeldLine() ? (
    <Suspense>
      <TurnNotes />
    </Suspense>
  ) : null;
}

const root = createRootRoute({
  component: () => <Root notes={<Notes />} />,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
});

/** A game that is not there is not found. */
function mustFind(id: string): GameDeclaration {
  const game = gameCalled(id);
  if (game === undefined) throw notFound();
  return game;
}

/** Pages with header and footer; a table fills the screen by itself. */
const pages = createRoute({
  getParentRoute: () => root,
  id: 'pages',
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});

const home = createRoute({
  getParentRoute: () => pages,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx')),
});
const newGame = createRoute({
  getParentRoute: () => pages,
  path: '/new/$game',
  /** `?screen=one`: people around one screen instead of bots. */
  validateSearch: (search: Record<string, unknown>): { screen?: 'one' } =>
    search.screen === 'one' ? { screen: 'one' } : {},
  loader: async ({ params }) => {
    const game = mustFind(params.game);
    return { game, setup: (await game.setup()).default };
  },
  component: lazyRouteComponent(() => import('./pages/new-game/NewGamePage.tsx')),
});
const newAny = createRoute({
  getParentRoute: () => root,
  path: '/new',
  beforeLoad: () => {
    throw redirect({ to: '/new/$game', params: { game: GAMES[0]!.id } });
  },
});
const rules = createRoute({
  getParentRoute: () => pages,
  path: '/rules/$game',
  loader: async ({ params }) => {
    const game = mustFind(params.game);
    return { game: game.id, rulebook: (await game.rules()).default };
  },
  component: lazyRouteComponent(() => import('./pages/rules/RulesPage.tsx')),
});
/** Pages that only one game has. */
const extras = GAMES.flatMap((game) => game.pages).map(({ path, load }) =>
  createRoute({
    getParentRoute: () => pages,
    path,
    /** The page takes from it what it knows. */
    validateSearch: (search: Record<string, unknown>) => search,
    component: lazyRouteComponent(load),
  }),
);
const settings = createRoute({
  getParentRoute: () => pages,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx')),
});
const lobby = createRoute({
  getParentRoute: () => pages,
  path: '/online',
  component: lazyRouteComponent(() => import('./pages/online/LobbyPage.tsx')),
});
const newOnline = createRoute({
  getParentRoute: () => pages,
  path: '/online/new/$game',
  loader: async ({ params }) => {
    const game = mustFind(params.game);
    return { game, setup: (await game.setup()).default };
  },
  component: lazyRouteComponent(() => import('./pages/online/NewTablePage.tsx')),
});
const me = createRoute({
  getParentRoute: () => pages,
  path: '/online/me',
  component: lazyRouteComponent(() => import('./pages/online/me/MePage.tsx')),
});
const signIn = createRoute({
  getParentRoute: () => pages,
  path: '/online/sign-in',
  /** `?table=…`: where to go afterwards. */
  validateSearch: (search: Record<string, unknown>): { table?: string } =>
    typeof search.table === 'string' ? { table: search.table } : {},
  component: lazyRouteComponent(() => import('./pages/online/SignInPage.tsx')),
});
const person = createRoute({
  getParentRoute: () => pages,
  path: '/people/$id',
  component: lazyRouteComponent(() => import('./pages/online/PersonPage.tsx')),
});
/** Wherever there is a table, rules and settings can lie beside it. */
const tables = createRoute({
  getParentRoute: () => root,
  id: 'tables',
  validateSearch: besideIn,
  component: AtATable,
});
const onlineTable = createRoute({
  getParentRoute: () => tables,
  path: '/online/table/$id',
  component: lazyRouteComponent(() => import('./pages/online/table/OnlineTablePage.tsx')),
});
const table = createRoute({
  getParentRoute: () => tables,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/TablePage.tsx')),
});
const learn = createRoute({
  getParentRoute: () => tables,
  path: '/learn/$game',
  /** `?lesson=2`: the second lesson of a game that has more than one. */
  validateSearch: ({ lesson }: Record<string, unknown>): { lesson?: number } =>
    typeof lesson === 'number' && lesson > 1 ? { lesson } : {},
  loaderDeps: ({ search: { lesson = 1 } }) => ({ lesson }),
  loader: async ({ params, deps }) => {
    const game = mustFind(params.game);
    const cover = game.lessons[deps.lesson - 1];
    if (cover === undefined) throw notFound();
    const [screen, lesson] = await Promise.all([game.screen(), cover.load()]);
    return { game, nth: deps.lesson, screen: screen.default, lesson: lesson.default };
  },
  component: lazyRouteComponent(() => import('./pages/LearnPage.tsx')),
});
const replay = createRoute({
  getParentRoute: () => tables,
  path: '/replay',
  /** `?table=…`: a finished table of this browser instead of a file; `?online=…`: one of the server. */
  validateSearch: ({ table, online }: Record<string, unknown>): { table?: string; online?: string } => ({
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof online === 'string' ? { online } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/ReplayPage.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([
    // the extra pages are left out of the types: their addresses are known only when the app runs
    pages.addChildren([home, newGame, rules, settings, lobby, newOnline, me, signIn, person, ...(extras as [])]),
    newAny,
    tables.addChildren([table, onlineTable, learn, replay]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
