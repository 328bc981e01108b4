// Finds the Chromium that the tests of the screen and its benchmark drive, and installs one where that is simple.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** What the decision depends on. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a file is there and can be run. */
  runs(file: string): boolean;
  /** Whether programs may be installed as they are (root), only by sudo without a password, or not at all. */
  readonly rights: 'root' | 'sudo' | 'none';
}

export type Decision =
  | { readonly t: 'found'; readonly file: string }
  /** Commands to run one after the other; after them there should be one. */
  | { readonly t: 'install'; readonly commands: readonly (readonly string[])[] }
  | { readonly t: 'missing'; readonly message: string };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const onPath = ({ env, runs }: Surroundings, name: string, separator: string): string | null =>
  (env.PATH ?? '')
    .split(separator)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(runs) ?? null;

/** Where a browser usually lies that is not on the PATH. */
function usualPlaces({ platform, env }: Surroundings): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME === undefined ? [] : [`${env.HOME}/Applications`])];
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((each) => each !== undefined);
    return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

const ADVICE: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Install Chromium or Google Chrome (for example: brew install --cask chromium)',
  win32: 'Install Google Chrome or Chromium (Microsoft Edge works too)',
};

function missing(platform: NodeJS.Platform, begin: string): Decision {
  const advice = ADVICE[platform] ?? 'Install the package "chromium" of your system';
  return { t: 'missing', message: `${begin} ${advice}, or set CHROMIUM to the path of a Chromium-based browser.` };
}

/** What to do about a Chromium here. */
export function decide(here: Surroundings): Decision {
  const { platform, env, runs, rights } = here;
  const wish = env.CHROMIUM;
  if (wish !== undefined && wish !== '') {
    if (runs(wish)) return { t: 'found', file: wish };
    return missing(platform, `CHROMIUM is "${wish}", and that is no program that can be run.`);
  }
  const separator = platform === 'win32' ? ';' : delimiter;
  const named = platform === 'win32' ? [] : NAMES.flatMap((name) => onPath(here, name, separator) ?? []);
  const file = [...named, ...usualPlaces(here)].find(runs);
  if (file !== undefined) return { t: 'found', file };
  if (platform === 'linux' && rights !== 'none' && onPath(here, 'apt-get', separator) !== null) {
    const sudo = rights === 'sudo' ? ['sudo', '-n'] : [];
    return {
      t: 'install',
      commands: [
        [...sudo, 'apt-get', 'update'],
        [...sudo, 'apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
      ],
    };
  }
  return missing(platform, 'The screen is tested in a real browser, and no Chromium was found.');
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const surroundings = (): Surroundings => ({
  platform: process.platform,
  env: process.env,
  runs: canRun,
  get rights() {
    if (process.getuid?.() === 0) return 'root';
    return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? 'sudo' : 'none';
  },
});

/** The path of a Chromium; installs one if need be, or throws one sentence that says what to do. */
export function findChromium(): string {
  const first = decide(surroundings());
  if (first.t === 'found') return first.file;
  if (first.t === 'missing') throw new Error(first.message);
  for (const command of first.commands) {
    console.log(`No Chromium found. Installing one, once: ${command.join(' ')} …`);
    const [program, ...rest] = command;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync(program!, rest, { env, encoding: 'utf8' });
    if (status !== 0) {
      const lastLines = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-8).join('\n');
      throw new Error(
        `Chromium could not be installed: "${command.join(' ')}" failed. Install a Chromium-based browser yourself, or set CHROMIUM to the path of one.\n${lastLines}`,
      );
    }
  }
  const second = decide(surroundings());
  if (second.t === 'found') return second.file;
  throw new Error('Chromium was installed, but it is nowhere to be found. Set CHROMIUM to its path.');
}

/**
 * Chromium loads two pages behind its address bar for every window, which nobody sees and which take as long as a
 * table of ours. Only the last list of a command line counts, so that what Playwright switches off is named again.
 */
const DISABLED_FEATURES: readonly string[] = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  // Playwright's
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Quiet and alone: nothing is fetched in the background, and containers without a sandbox will do. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-sync',
  '--no-first-run',
];
