import { useText } from '../shell/settings.ts';
import { Icon, type IconName } from './drawings/icons/Icon.tsx';
import css from './TabBar.module.css';
import { TABS, type Tab } from './tabs.ts';
import { belfortTexts } from './texts.ts';

const ICONS: Record<Tab, IconName> = {
  city: 'city',
  collection: 'tree',
  calendar: 'calendar',
  me: 'person',
  log: 'log',
};

interface Props {
  readonly tab: Tab;
  /** A dot on these says that something can be done there. */
  readonly busy: ReadonlySet<Tab>;
  /** row: along the lower edge · column: along the right one. */
  readonly along: 'row' | 'column';
  onTab(tab: Tab): void;
}

/** The boards to choose from. */
export function TabBar({ tab, busy, along, onTab }: Props) {
  const { t } = useText();
  return (
    <nav className={css.bar} data-along={along} aria-label={t(belfortTexts.boards)}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          data-anchor={`tab:${each}`}
          data-busy={(busy.has(each) && each !== tab) || undefined}
          aria-current={each === tab || undefined}
          onClick={() => onTab(each)}
        >
          <Icon name={ICONS[each]} size={26} />
          {t(belfortTexts[each])}
          {busy.has(each) && each !== tab && <span className="visually-hidden">{t(belfortTexts.busy)}</span>}
        </button>
      ))}
    </nav>
  );
}
