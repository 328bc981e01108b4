import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../shell/settings.ts';
import type { Kit, ReplayScreen, ScreenOf } from '../screen/game.ts';
import css from './Hands.module.css';
import { replayTexts } from './texts.ts';

interface Props<K extends Kit> {
  readonly screen: ScreenOf<K>;
  readonly acting: number | null;
  readonly own: ReplayScreen<K>;
  badge(seat: number, size: number): ReactNode;
}

/** Everybody's cards side by side. */
export function Hands<K extends Kit>({ screen, acting, own, badge }: Props<K>) {
  const { t } = useText();
  const { view, names, colours } = screen;
  const { Cards, cardHeight } = own;
  const list = useRef<HTMLUListElement>(null);

  // On a small screen the hands lie in a row that scrolls; the one that matters comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with whoever acts
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[data-acting]');
    if (marked) list.current!.scrollLeft = marked.offsetLeft - 8;
  }, [acting]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className={css.hands} ref={list} tabIndex={0}>
      {own.orderOf(view).map((seat) => {
        const size = own.handSize(view, seat);
        return (
          <li
            key={seat}
            className={`${css.player} ${own.playerClass(colours[seat]!)}`}
            style={{ '--cards': size } as CSSProperties}
            data-acting={seat === acting || undefined}
          >
            <h2>
              <span className={css.badge} aria-hidden="true">
                {badge(seat, 17)}
              </span>
              <b className={css.name}>{names[seat]}</b>
              <span className={css.count}>{t(replayTexts.handOf, { n: size })}</span>
            </h2>
            <ul className={css.cards} style={{ minHeight: cardHeight }}>
              <Cards view={view} seat={seat} />
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
