import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { LONG, oneBrowser, picture, press, type Size, show, still, type Window } from './browser.ts';
import { askedFor, type BelfortTable, finished, TWO_PEOPLE } from './games.ts';
import { spot } from './glance.ts';
import { lay } from './laying.ts';

const ADVANCED = { options: { guilds: 'advanced' } } as const;
const canBuild = (table: BelfortTable) => table.legal(0).some(({ do: what }) => what === 'build');

interface Scene {
  reach(window: Window): Promise<void>;
  /** A picture is enough: its parts are examined in another scene. */
  readonly familiar?: true;
}

const page = (path: string): Scene => ({ reach: ({ go }) => go(path) });
const moment = (table: () => BelfortTable): Scene => ({ reach: (window) => lay(window, table()) });
const familiar = (scene: Scene): Scene => ({ ...scene, familiar: true });

/** Every page, and every moment of a game that looks different. */
const SCENES: Readonly<Record<string, Scene>> = {
  home: page('/'),
  'new-game': page('/new/belfort'),
  rules: page('/rules/belfort'),
  settings: page('/settings'),
  learn: page('/learn/belfort'),
  replay: page('/replay'),
  'not-found': familiar(page('/nowhere')),
  'starting-hand': familiar(moment(() => askedFor('startingHand', { month: 0 }))),
  placement: moment(() => askedFor('place', { month: 4 })),
  distribute: moment(() => askedFor('distribute', { month: 4 })),
  crest: familiar(moment(() => askedFor('crest', { month: 3 }))),
  actions: moment(() => askedFor('turn', { month: 5 })),
  'card-picked': familiar({
    async reach(window) {
      await lay(window, askedFor('turn', { month: 3, more: canBuild }));
      await window.page.locator('[data-target^="hand:"][data-mark=available]').first().click();
    },
  }),
  'site-pointed-at': {
    async reach(window) {
      const { page } = window;
      const site = page.locator('[data-target^="symbol:"][data-mark=legal]').first();
      const place = spot(page, (await site.getAttribute('data-target'))!);
      await (window.size === 'phone' ? press(window, place) : place.hover());
    },
  },
  discount: moment(() => askedFor('discount', ADVANCED)),
  steal: familiar(moment(() => askedFor('steal', ADVANCED))),
  swap: familiar(moment(() => askedFor('swap', ADVANCED))),
  recruit: familiar(moment(() => askedFor('recruit'))),
  curtain: moment(() => askedFor('place', { seats: TWO_PEOPLE })),
  'home-with-tables': page('/'),
  end: moment(finished),
  'replay-of-a-table': {
    async reach({ page }) {
      await page.locator('section[aria-labelledby=end-title] a[href*="/replay"]').click();
      await page.locator('input[type=range]').waitFor();
    },
  },
};

/** The boards that a phone shows one at a time, by their place in the bar; the city comes first. */
const PHONE_TABS = ['city', 'collection', 'calendar', 'me', 'log'];

/** What axe calls serious or critical, without the names that a build gives to classes. */
export async function seriousFindings({ page }: Window): Promise<string[]> {
  await show(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => {
        const place = target.join(' ').replace(/_([a-zA-Z]+)_\w+_\d+/g, '$1');
        return `${id} at ${place.replace(/#react-aria\S+/g, '#…')}: ${any[0]?.message ?? ''}`;
      }),
    );
}

/** Looks at everything: a picture for review under .screens, and axe. */
export function tour(size: Size): void {
  const browser = oneBrowser();

  describe(`every page and moment, ${size}`, () => {
    test.each(['light', 'dark'] as const)('is accessible in %s', { timeout: LONG }, async (theme) => {
      const window = await browser.open({ size, theme, lang: theme === 'dark' ? 'de' : 'en' });
      const findings = new Map<string, string[]>();
      const look = async (name: string, examine: boolean) => {
        await still(window.page);
        await picture(window.page, `${size}-${theme}-${name}`);
        for (const found of examine ? await seriousFindings(window) : []) {
          findings.set(found, [...(findings.get(found) ?? []), name]);
        }
      };
      for (const [name, scene] of Object.entries(SCENES)) {
        await scene.reach(window);
        await look(name, !scene.familiar);
        if (size === 'phone' && (name === 'actions' || name === 'placement')) {
          const bar = window.page.locator('nav').last().getByRole('button');
          for (const [i, tab] of PHONE_TABS.entries()) {
            if (i === 0) continue;
            await press(window, bar.nth(i));
            await look(`${name}-${tab}`, name === 'actions');
          }
        }
      }
      const list = [...findings].map(([found, scenes]) => `${found} (${[...new Set(scenes)].join(', ')})`);
      expect(list).toEqual([]);
      expect(window.troubles).toEqual([]);
    });
  });
}
