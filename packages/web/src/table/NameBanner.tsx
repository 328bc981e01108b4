import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../shell/settings.ts';
import css from './NameBanner.module.css';
import { tableTexts } from './texts.ts';

/** Milliseconds; the animation lasts as long. */
const SHOWN = 1800;

/** Around one screen: whose turn it is now, for a moment and in nobody's way. */
export function NameBanner({ name, badge }: { name: string; badge: ReactNode }) {
  const { t } = useText();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={css.banner} role="status" data-banner="" data-gone={gone || undefined}>
      <span aria-hidden="true">{badge}</span>
      {t(tableTexts.turnOf, { name })}
    </p>
  );
}
