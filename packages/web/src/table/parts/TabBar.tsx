import type { Text } from '@guildhall/kernel';
import { useText } from '../../shell/settings.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
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
  /** A dot on these says that something can be done there. */
  readonly busy: ReadonlySet<NoInfer<Tab>>;
  /** row: along the lower edge · column: along the right one. */
  readonly along: 'row' | 'column';
  onTab(tab: NoInfer<Tab>): void;
}

/** The boards to choose from. */
export function TabBar<Tab extends string>({ tabs, tab, busy, along, onTab }: Props<Tab>) {
  const { t } = useText();
  return (
    <nav
      className={css.bar}
      data-along={along}
      aria-label={t(tableTexts.boards)}
      style={{ ['--tabs' as string]: tabs.length }}
    >
      {tabs.map(({ tab: each, icon, name }) => (
        <button
          key={each}
          type="button"
          data-anchor={`tab:${each}`}
          data-busy={(busy.has(each) && each !== tab) || undefined}
          aria-current={each === tab || undefined}
          onClick={() => onTab(each)}
        >
          <Icon name={icon} size={26} />
          {t(name)}
          {busy.has(each) && each !== tab && <span className="visually-hidden">{t(tableTexts.busy)}</span>}
        </button>
      ))}
    </nav>
  );
}
