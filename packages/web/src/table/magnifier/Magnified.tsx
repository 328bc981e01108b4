import type { ReactNode } from 'react';
import css from './Magnified.module.css';
import type { Magnifier } from './useMagnifier.ts';

/** The window through which a board is seen, whole or enlarged. */
export const Magnified = ({ by: { room, scale, handlers }, children }: { by: Magnifier; children: ReactNode }) => (
  <div
    ref={room}
    className={css.window}
    data-magnified={scale > 1 || undefined}
    // what is larger than its window can be moved with the arrow keys
    tabIndex={scale > 1 ? 0 : undefined}
    {...handlers}
  >
    <div className={css.board} style={{ width: `${100 * scale}%`, height: `${100 * scale}%` }}>
      {children}
    </div>
  </div>
);
