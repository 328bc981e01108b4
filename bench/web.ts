// What the screen weighs, how fast it comes up and how smoothly it runs, in a real Chromium on a slowed processor; on
// request beside another build. Prints one JSON object.
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildReason, buildScreen } from '@guildhall/server';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { type Build, openBuild } from './web/build.ts';
import { type Comparison, type Figures, inTurns } from './web/compare.ts';
import { opening } from './web/opening.ts';
import { SLOWDOWN } from './web/page.ts';
import { botRound, drawFive } from './web/playing.ts';
import { gzippedBytes } from './web/sizes.ts';
import { thinking } from './web/thinking.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);

const MEASURES: Readonly<Record<string, (build: Build) => Promise<Figures>>> = {
  openingHome: (build) => opening(browser, build, null),
  openingBelfort: (build) => opening(browser, build, 'belfort'),
  openingBruges: (build) => opening(browser, build, 'bruges'),
  botRoundBelfort: (build) => botRound(browser, build, 'belfort', seconds),
  botRoundBruges: (build) => botRound(browser, build, 'bruges', seconds),
  drawingFiveCards: (build) => drawFive(browser, build),
  thinkingBelfort: (build) => thinking(browser, build, 'belfort', seconds),
  thinkingBruges: (build) => thinking(browser, build, 'bruges', seconds),
};
const SIZES = 'gzippedBytes';
const all = [SIZES, ...Object.keys(MEASURES)];
const wanted = values.only?.split(',') ?? all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measure called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

const reason = buildReason();
if (reason !== null) {
  console.error(`Building the screen (${reason}) …`);
  await buildScreen();
}
const here = await openBuild(fileURLToPath(new URL('..', import.meta.url)));
const against = values.against === undefined ? null : await openBuild(values.against);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const measured: Record<string, Comparison> = {};
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!wanted.includes(name)) continue;
    console.error(name);
    measured[name] = await inTurns(here, against, runs, measure);
  }
  const sizes = wanted.includes(SIZES) && {
    [SIZES]: {
      here: await gzippedBytes(browser, here),
      ...(against !== null && { against: await gzippedBytes(browser, against) }),
    },
  };
  const report = {
    builds: { here: here.folder, ...(against !== null && { against: against.folder }) },
    ...measured,
    ...sizes,
    cpuSlowdown: SLOWDOWN,
    runs,
    botRoundSeconds: seconds,
    chromium: browser.version(),
    cpu: cpus()[0]?.model ?? 'unknown',
  };
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  await here.close();
  await against?.close();
}
