import { useMedia } from '../table/useMedia.ts';
import { DesktopTable } from './DesktopTable.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { TabletTable } from './TabletTable.tsx';

const LAYOUTS = { phone: PhoneTable, tablet: TabletTable, desktop: DesktopTable };

/** The table that suits the width of the window. */
export function useLayout() {
  const phone = useMedia('(max-width: 767px)');
  const tablet = useMedia('(max-width: 1279px)');
  const size = phone ? 'phone' : tablet ? 'tablet' : 'desktop';
  return { size, Layout: LAYOUTS[size] } as const;
}
