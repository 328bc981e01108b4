import type { ReactNode } from 'react';
import { useText } from '../shell/settings.ts';
import css from './NameBanner.module.css';
import { tableTexts } from './texts.ts';

/** Around one screen: whose turn it is now, for a moment and in nobody's way. */
export function NameBanner({ name, badge }: { name: string; badge: ReactNode }) {
  const { t } = useText();
  return (
    <p className={css.banner} role="status" data-banner="">
      <span aria-hidden="true">{badge}</span>
      {t(tableTexts.turnOf, { name })}
    </p>
  );
}
