import { type CSSProperties, memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import css from './FlightLayer.module.css';
import type { Launch } from './launches.ts';

interface Airborne extends Launch {
  readonly id: number;
}

let airborne: readonly Airborne[] = [];
let lastId = 0;
const landed = new Set<number>();
const listeners = new Set<() => void>();

function put(pieces: readonly Airborne[]): void {
  airborne = pieces;
  for (const listener of listeners) listener();
}

/** Lets pieces fly over the table; they vanish when they have landed. */
export function fly(pieces: readonly Launch[]): void {
  if (listeners.size === 0) return;
  const flying = airborne.filter(({ id }) => !landed.has(id));
  landed.clear();
  put([...flying, ...pieces.map((piece) => ({ ...piece, id: ++lastId }))]);
}

/** Takes every piece out of the air. */
export function ground(): void {
  landed.clear();
  if (airborne.length > 0) put([]);
}

/** What has landed is unseen already: it is taken away all at once, when nothing flies any more or others start. */
function land(id: number): void {
  landed.add(id);
  if (landed.size < airborne.length) return;
  landed.clear();
  put([]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) airborne = [];
  };
};

/** Where pieces fly: over everything, in nobody's way. */
export function FlightLayer() {
  const pieces = useSyncExternalStore(subscribe, () => airborne);
  return (
    <div className={css.layer} data-flights="" aria-hidden="true">
      {pieces.map((piece) => (
        <Piece key={piece.id} piece={piece} />
      ))}
    </div>
  );
}

/** Not by `visibility`: everything inside would be styled anew. */
export const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

const Piece = memo(function Piece({ piece }: { piece: Airborne }) {
  const { id, node, keyframes, delay, duration, sudden, hides } = piece;
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const animation = ref.current!.animate(keyframes, { delay, duration, fill: sudden ? 'none' : 'backwards' });
    animation.onfinish = () => land(id);
    // An animation that ends by itself, so that nothing can stay hidden.
    const hiding = hides?.animate(UNSEEN, { delay: delay + duration - 16, duration: 1, fill: 'backwards' });
    return () => {
      animation.cancel();
      hiding?.cancel();
    };
  }, [id, keyframes, delay, duration, sudden, hides]);
  return (
    <span
      ref={ref}
      className={css.piece}
      style={{ '--delay': `${delay}ms`, '--lasts': `${duration}ms` } as CSSProperties}
    >
      {node}
    </span>
  );
});
