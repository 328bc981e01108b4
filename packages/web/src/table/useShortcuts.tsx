import { useEffect, useState } from 'react';
import button from '../shell/controls/buttons.module.css';
import { useSettings, useText } from '../shell/settings.ts';
import { adviceTexts } from './advice/texts.ts';
import { ANY_TARGET, select, targetsOfKind } from './anchors.ts';
import type { Digits } from './screen/game.ts';
import { shortcutTexts } from './texts.ts';
import { isFocusLost, useLastInput } from './useLastInput.ts';
import css from './useShortcuts.module.css';

const END = select.target('end');
const LIVE = ':is([data-mark="available"], [data-mark="legal"], [data-mark="chosen"])';

/** All that can be seen and reached now. */
const reachable = <E extends Element>(selector: string): E[] =>
  [...document.querySelectorAll<E>(selector)].filter(
    (each) => each.closest('[inert]') === null && each.getClientRects().length > 0,
  );

const buttonsOf = (which: string, more = ''): HTMLElement[] => reachable(`button${which}${more}`);

/** The boards may have a second button for what stands in a list: digits count the list that says `data-digits`. */
function countedOf(which: string): HTMLElement[] {
  const all = buttonsOf(which);
  const listed = all.filter((each) => each.closest('[data-digits]') !== null);
  return listed.length > 0 ? listed : all;
}

/** The button that a digit means now; undefined: none. */
function numbered(digit: number, kinds: readonly string[]): HTMLElement | undefined {
  const which = kinds.map(targetsOfKind).find((each) => buttonsOf(each, LIVE).length > 0);
  return which === undefined ? undefined : countedOf(which)[digit - 1];
}

function press(place: HTMLElement | undefined): void {
  place?.focus();
  place?.click();
}

/** Somebody writes, or answers a dialogue. */
const isBusy = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest?.('input, select, textarea, [role=dialog]') !== null;

/** Keys for what has a number, for undo, advice and the end of a turn; "?" lists them. `advise`: undefined: not now. */
export function useShortcuts(undo: () => void, digits: Digits | undefined, advise: (() => void) | undefined) {
  const { t } = useText();
  const { keys } = useSettings();
  const [listed, setListed] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      if (event.key === 'Escape') return setListed(false);
      if (!keys) return;
      if (/^[1-9]$/.test(event.key)) press(numbered(Number(event.key), digits?.kinds ?? []));
      else if (event.key === 'e') press(buttonsOf(END, LIVE)[0]);
      else if (event.key === 'u') undo();
      else if (event.key === 'h') advise?.();
      else if (event.key === '?') setListed((open) => !open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, digits, advise, keys]);
  if (!listed) return null;
  return (
    <aside className={css.list} role="status">
      <h2>{t(shortcutTexts.title)}</h2>
      <dl>
        {digits !== undefined && (
          <div>
            <dt>1 – 9</dt>
            <dd>{t(digits.text)}</dd>
          </div>
        )}
        {(['end', 'undo', 'back', 'list'] as const).map((key) => (
          <div key={key}>
            <dt>{KEYS[key]}</dt>
            <dd>{t(shortcutTexts[key])}</dd>
          </div>
        ))}
        {advise !== undefined && (
          <div>
            <dt>H</dt>
            <dd>{t(adviceTexts.key)}</dd>
          </div>
        )}
      </dl>
      <p>{t(shortcutTexts.off)}</p>
      <button type="button" className={button.quiet} onClick={() => setListed(false)}>
        {t(shortcutTexts.close)}
      </button>
    </aside>
  );
}

const KEYS = { end: 'E', undo: 'U', back: 'Esc', list: '?' } as const;

/** Where keys go on: in the question over the table, else on the boards; at the end of the turn as a last resort. */
export function nextPlace(): HTMLElement | SVGElement | undefined {
  const [answer] = reachable<HTMLElement>('[data-question] button:enabled');
  const places = reachable<HTMLElement | SVGElement>(
    `:is(button, ${ANY_TARGET}[tabindex]):is([data-mark="available"], [data-mark="legal"])`,
  );
  return answer ?? places.find((each) => !each.matches(END)) ?? places[0];
}

/**
 * Who plays by keys goes on at what is asked next: what was pressed is often gone with the move, and the focus with it.
 */
export function useFollowingFocus(revision: number, asked: boolean): void {
  const byKey = useLastInput();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move may have taken the focus away
  useEffect(() => {
    if (!asked || !byKey.current || !isFocusLost()) return;
    nextPlace()?.focus({ preventScroll: true });
  }, [revision, asked]);
}
