import type { Lang } from '@guildhall/kernel';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", "yesterday"; older than a week: the date. */
export function ago(time: number, now: number, lang: Lang): string {
  const passed = Math.max(0, now - time);
  if (passed > 7 * 86_400_000) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(0, 'second');
}

/** "in 5 minutes", "tomorrow"; what is past is due now. */
export function ahead(time: number, now: number, lang: Lang): string {
  const left = Math.max(0, time - now);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (left >= length) return words.format(Math.floor(left / length), unit);
  }
  return words.format(0, 'minute');
}
