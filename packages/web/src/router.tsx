import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { Search as PersonSearch } from './games/bruges/persons/filter.ts';
import { GAMES, type GameEntry, isGame } from './games/index.ts';
import { BrokenPage, NotFoundPage } from './pages/Notice.tsx';
import { PageFrame } from './pages/PageFrame.tsx';
import { Root } from './shell/Root.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: BrokenPage });

/** What a game has for this page; a game that is not there is not found. */
async function ofGame<P>(game: string, load: (entry: GameEntry) => Promise<P>): Promise<P> {
  if (!isGame(game)) throw notFound();
  return load(GAMES[game]);
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
  loader: async ({ params }) => ofGame(params.game, ({ setup }) => setup()),
  component: () => {
    const { default: Page } = newGame.useLoaderData();
    return <Page />;
  },
});
const newAny = createRoute({
  getParentRoute: () => root,
  path: '/new',
  beforeLoad: () => {
    throw redirect({ to: '/new/$game', params: { game: 'belfort' } });
  },
});
const rules = createRoute({
  getParentRoute: () => pages,
  path: '/rules/$game',
  loader: async ({ params }) => ofGame(params.game, ({ rules }) => rules()),
  component: () => {
    const { default: Page } = rules.useLoaderData();
    return <Page />;
  },
});
const persons = createRoute({
  getParentRoute: () => pages,
  path: '/persons',
  /** The page takes from it what it knows. */
  validateSearch: (search: Record<string, unknown>): PersonSearch => search,
  component: lazyRouteComponent(() => import('./games/bruges/persons/PersonsPage.tsx')),
});
const settings = createRoute({
  getParentRoute: () => pages,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx')),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('./pages/TablePage.tsx')),
});
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  loader: async ({ params }) => ofGame(params.game, ({ lesson }) => lesson()),
  component: lazyRouteComponent(() => import('./pages/LearnPage.tsx')),
});
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  /** `?table=…`: a finished table of this browser instead of a file. */
  validateSearch: (search: Record<string, unknown>): { table?: string } =>
    typeof search.table === 'string' ? { table: search.table } : {},
  component: lazyRouteComponent(() => import('./pages/ReplayPage.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([
    pages.addChildren([home, newGame, rules, persons, settings]),
    newAny,
    table,
    learn,
    replay,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
