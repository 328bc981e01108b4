import type { Text } from '@guildhall/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../shell/settings.ts';
import { named, tabAnchor } from '../anchors.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import type { Busy } from '../tabs.ts';
import { tableTexts } from '../texts.ts';
import css from './TabBar.module.css';

export interface TabFace<Tab extends string> {
  readonly tab: Tab;
  readonly icon: IconName;
  readonly name: Text;
}

interface Props<Tab extends string> {
  readonly tabs: readonly TabFace<Tab>[];
  readonly tab: NoInfer<Tab>;
  /** A number on these says how much can be done there. */
  readonly busy: Busy<NoInfer<Tab>>;
  /** row: along the lower edge · column: along the right one. */
  readonly along: 'row' | 'column';
  onTab(tab: NoInfer<Tab>): void;
}

/** The boards to choose from. */
export function TabBar<Tab extends string>({ tabs, tab, busy, along, onTab }: Props<Tab>) {
  const { t } = useText();
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar, tab);
  return (
    <nav
      ref={bar}
      className={css.bar}
      data-along={along}
      aria-label={t(tableTexts.boards)}
      style={{ ['--tabs' as string]: tabs.length }}
    >
      {tabs.map(({ tab: each, icon, name }) => {
        const waiting = each === tab ? undefined : busy.get(each);
        return (
          <button
            key={each}
            type="button"
            {...named.anchor(tabAnchor(each))}
            data-busy={waiting}
            aria-current={each === tab || undefined}
            aria-label={waiting === undefined ? undefined : t(tableTexts.busy, { board: t(name), n: waiting })}
            onClick={() => onTab(each)}
          >
            <Icon name={icon} size={26} />
            {t(name)}
          </button>
        );
      })}
    </nav>
  );
}

/** A board that goes away with the focus in it leaves the keyboard at the tab of the one that came. */
function useKeptFocus(bar: RefObject<HTMLElement | null>, tab: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target as Element;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another board takes anything away
  useEffect(() => {
    const { current } = last;
    const lost = current !== null && (!current.isConnected || current.closest('[inert]') !== null);
    if (lost) bar.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [bar, tab]);
}
