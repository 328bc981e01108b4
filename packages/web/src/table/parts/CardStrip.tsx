import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './CardStrip.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Cards in a line that scrolls sideways; an arrow at an edge says that more lie beyond it. */
export function CardStrip({ className, label, children }: Props) {
  const line = useRef<HTMLUListElement>(null);
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);
  const look = ({ scrollLeft, scrollWidth, clientWidth }: HTMLUListElement) => {
    setBefore(scrollLeft > 8);
    setAfter(scrollWidth - clientWidth - scrollLeft > 8);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards need other room
  useEffect(() => {
    const cards = line.current!;
    look(cards);
    const watch = new ResizeObserver(() => look(cards));
    watch.observe(cards);
    return () => watch.disconnect();
  }, [children]);
  const go = (way: 1 | -1) => {
    const still = document.documentElement.dataset.motion === 'reduced';
    line.current!.scrollBy({ left: way * line.current!.clientWidth * 0.7, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className={css.strip} data-before={before || undefined} data-after={after || undefined}>
      <ul ref={line} className={className} aria-label={label} onScroll={(event) => look(event.currentTarget)}>
        {children}
      </ul>
      {/* For the finger; the keyboard moves from card to card, and the line follows it. */}
      {before && <Arrow way="before" onGo={() => go(-1)} />}
      {after && <Arrow way="after" onGo={() => go(1)} />}
    </div>
  );
}

const Arrow = ({ way, onGo }: { way: 'before' | 'after'; onGo(): void }) => (
  <button type="button" className={css.arrow} data-way={way} tabIndex={-1} aria-hidden="true" onClick={onGo}>
    <svg width={12} height={20} viewBox="0 0 12 20" aria-hidden="true">
      <path d="M2,2L10,10L2,18" />
    </svg>
  </button>
);
