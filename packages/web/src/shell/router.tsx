import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { BrokenPage, NotFoundPage } from './Notice.tsx';
import { PageFrame } from './PageFrame.tsx';
import { Root } from './Root.tsx';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: BrokenPage });

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
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx')),
});
const newGame = createRoute({
  getParentRoute: () => pages,
  path: '/new/belfort',
  /** `?screen=one`: people around one screen instead of bots. */
  validateSearch: (search: Record<string, unknown>): { screen?: 'one' } =>
    search.screen === 'one' ? { screen: 'one' } : {},
  component: lazyRouteComponent(() => import('../pages/new-game/NewGamePage.tsx')),
});
const newAny = createRoute({
  getParentRoute: () => root,
  path: '/new',
  beforeLoad: () => {
    throw redirect({ to: '/new/belfort' });
  },
});
const rules = createRoute({
  getParentRoute: () => pages,
  path: '/rules/belfort',
  component: lazyRouteComponent(() => import('../pages/rules/RulesPage.tsx')),
});
const settings = createRoute({
  getParentRoute: () => pages,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings/SettingsPage.tsx')),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('../belfort/TablePage.tsx')),
});
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/belfort',
  component: lazyRouteComponent(() => import('../pages/LearnPage.tsx')),
});
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay',
  /** `?table=…`: a finished table of this browser instead of a file. */
  validateSearch: (search: Record<string, unknown>): { table?: string } =>
    typeof search.table === 'string' ? { table: search.table } : {},
  component: lazyRouteComponent(() => import('../pages/ReplayPage.tsx')),
});

export const router = createRouter({
  routeTree: root.addChildren([pages.addChildren([home, newGame, rules, settings]), newAny, table, learn, replay]),
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
