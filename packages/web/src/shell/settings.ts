import { type Lang, say, type Text, type TextParams } from '@guildhall/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import { isReady, languages, makeReady } from './languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const BOT_PACES = ['step', 'slow', 'normal', 'fast'] as const;

export interface Settings {
  /** null: what the browser asks for. */
  readonly lang: Lang | null;
  readonly theme: (typeof THEMES)[number];
  /** How fast pieces travel; 'off': they appear where they belong. */
  readonly speed: (typeof SPEEDS)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** How long a bot's move stays on screen before the next; 'step': until the player goes on. */
  readonly botPace: (typeof BOT_PACES)[number];
  /** Whether a move that ends one's turn is asked about once more. */
  readonly askEnd: boolean;
  /** Whether single letters and digits do something at the table: who dictates may set them off without meaning to. */
  readonly keys: boolean;
  /** What the player calls themself; empty until chosen. */
  readonly name: string;
}

export const DEFAULTS: Settings = {
  lang: null,
  theme: 'system',
  speed: 'normal',
  motion: 'system',
  sound: false,
  botPace: 'normal',
  askEnd: false,
  keys: true,
  name: '',
};

/** Also read by public/theme.js, before the first paint. */
const KEY = 'guildhall.settings';

/** Keeps what is valid of stored settings: an older or newer version may have written them. */
export function readSettings(stored: string | null): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? '{}');
  } catch {
    return DEFAULTS;
  }
  if (typeof raw !== 'object' || raw === null) return DEFAULTS;
  const { lang, theme, speed, motion, sound, botPace, askEnd, keys, name } = raw as Record<string, unknown>;
  const one = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.includes(value as T) ? (value as T) : otherwise;
  return {
    lang: one<Lang | null>(languages, lang, DEFAULTS.lang),
    theme: one(THEMES, theme, DEFAULTS.theme),
    speed: one(SPEEDS, speed, DEFAULTS.speed),
    motion: one(MOTIONS, motion, DEFAULTS.motion),
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    botPace: one(BOT_PACES, botPace, DEFAULTS.botPace),
    askEnd: typeof askEnd === 'boolean' ? askEnd : DEFAULTS.askEnd,
    keys: typeof keys === 'boolean' ? keys : DEFAULTS.keys,
    name: typeof name === 'string' ? name.slice(0, 40) : DEFAULTS.name,
  };
}

/** The first language of the browser that we speak, if need be as it is spoken elsewhere. */
export function preferredLang(wanted: readonly string[], offered = languages): Lang {
  const [whole, general] = [(tag: string) => tag.toLowerCase(), (tag: string) => tag.toLowerCase().split('-', 1)[0]];
  for (const tag of wanted) {
    const lang =
      offered.find((each) => whole(each) === whole(tag)) ?? offered.find((each) => general(each) === general(tag));
    if (lang !== undefined) return lang;
  }
  return 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off: settings last until the page is closed
  }
}

const inBrowser = typeof window !== 'undefined';
const listeners = new Set<() => void>();
let settings = inBrowser ? readSettings(stored()) : DEFAULTS;

export const currentSettings = (): Settings => settings;

const browserLang = (): Lang => (inBrowser ? preferredLang(navigator.languages) : 'en');
let preferred = browserLang();
const wantedLang = (): Lang => settings.lang ?? preferred;

/** What the page speaks: the wanted language, once that is ready. */
let spoken: Lang = isReady(wantedLang()) ? wantedLang() : 'en';
const currentLang = (): Lang => spoken;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // As above: nothing else to do.
  }
  tell();
}

function tell(): void {
  const lang = wantedLang();
  if (isReady(lang)) spoken = lang;
  else makeReady(lang).then(tell, () => {}); // it did not come: the page speaks on as before
  applySettings();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const darkSystem = inBrowser ? matchMedia('(prefers-color-scheme: dark)') : null;
const calmSystem = inBrowser ? matchMedia('(prefers-reduced-motion: reduce)') : null;

const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && (darkSystem?.matches ?? false));

/** Whether pieces should appear instead of travelling. */
export const reducedMotion = (): boolean =>
  settings.motion === 'reduced' || (settings.motion === 'system' && (calmSystem?.matches ?? false));

const PACES: Readonly<Record<Settings['speed'], number | null>> = { slow: 1.6, normal: 1, fast: 0.5, off: null };

/** How long pieces travel, times the normal duration; null: they do not travel at all. */
export const travelPace = (): number | null => PACES[settings.speed];

/** Writes the settings that style sheets and assistive technology read onto the page. */
function applySettings(): void {
  const page = document.documentElement;
  page.lang = currentLang();
  page.dataset.theme = isDark() ? 'dark' : 'light';
  page.dataset.motion = reducedMotion() || travelPace() === null ? 'reduced' : 'full';
  page.style.setProperty('--pace', String(travelPace() ?? 0));
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark() ? '#2a1d15' : '#54382a');
}

/** Applies the settings and follows the system, the browser's language and other tabs from now on. */
export async function startSettings(): Promise<void> {
  darkSystem?.addEventListener('change', tell);
  calmSystem?.addEventListener('change', tell);
  addEventListener('languagechange', () => {
    preferred = browserLang();
    tell();
  });
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    settings = readSettings(event.newValue);
    tell();
  });
  if (!isReady(wantedLang())) await makeReady(wantedLang()).catch(() => {}); // it did not come: English
  tell();
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);
export const useLang = (): Lang => useSyncExternalStore(subscribe, currentLang);

export type Say = (text: Text, params?: TextParams) => string;

export function useText(): { t: Say; lang: Lang } {
  const lang = useLang();
  return useMemo(() => ({ lang, t: (text, params) => say(text, lang, params) }), [lang]);
}
