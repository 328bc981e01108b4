import type { DragEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { named, targetAround } from '../anchors.ts';
import type { Mark } from '../screen/contract.ts';
import css from './Spot.module.css';

/** What a spot needs of any game's screen. */
interface Picking<T extends string> {
  mark(target: T): Mark;
  label(target: T): string;
  pick(target: T): void;
  point(target: T | null): void;
  drags(target: T): boolean;
}

interface Props<T extends string> {
  readonly screen: Picking<T>;
  readonly target: NoInfer<T>;
  /**
   * How the mark is drawn. frame: a ring round the box · card: the same, and a chosen one is lifted · token: a glow
   * round the drawing · bare: not at all, the board does it by `data-mark`.
   */
  readonly look?: 'frame' | 'card' | 'token' | 'bare';
  /** In the tab order even while nothing can be done with it, because there is something to read. */
  readonly always?: boolean;
  /** Drawn like this instead of the target's own mark: several cards may share one target. */
  readonly drawn?: Mark | undefined;
  /** Read out where the screen has no words of its own for the target. */
  readonly label?: string | undefined;
  /** The label says it all: what is drawn inside is not read out after it. */
  readonly mute?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export const isLive = (mark: Mark): boolean => mark === 'available' || mark === 'legal' || mark === 'chosen';

/** What the last click was on: the second one of a double click is not meant for a neighbour that moved there. */
let lastClicked: string | null = null;
function isMeant(event: MouseEvent, target: string): boolean {
  const meant = event.detail <= 1 || lastClicked === target;
  lastClicked = target;
  return meant;
}

/** A key held down picks once. */
function unlessHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/**
 * One target in HTML: a button that wears its mark, tells the screen when it is pointed at, and passes on picks. An
 * impossible one stays in the tab order, so that the reason can be read.
 */
export function Spot<T extends string>({
  screen,
  target,
  look = 'frame',
  always = false,
  drawn,
  label,
  mute = false,
  className,
  children,
}: Props<T>) {
  const mark = drawn ?? screen.mark(target);
  const live = isLive(mark);
  const spoken = screen.label(target) || label;
  const byPointer = (pointed: T | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') screen.point(pointed);
  };
  const startDrag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', target);
    event.dataTransfer.effectAllowed = 'move';
    if (mark !== 'chosen') screen.pick(target);
  };
  return (
    <button
      type="button"
      className={`${css.spot} ${css[look] ?? ''} ${className ?? ''}`}
      {...named.target(target)}
      data-mark={mark}
      aria-disabled={!live || undefined}
      aria-pressed={mark === 'chosen' || undefined}
      tabIndex={mark === 'idle' && !always ? -1 : 0}
      draggable={live && screen.drags(target)}
      onDragStart={startDrag}
      onClick={(event) => isMeant(event, target) && screen.pick(target)}
      onKeyDown={unlessHeld}
      onPointerEnter={byPointer(target)}
      onPointerLeave={byPointer(null)}
      onFocus={() => screen.point(target)}
      onBlur={() => screen.point(null)}
    >
      {spoken && <span className="visually-hidden">{spoken}</span>}
      {mute ? (
        <span className={css.content} aria-hidden="true">
          {children}
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** For the element around all boards: what is dragged onto a glowing target is picked there. */
export function dropsOn<T extends string>(screen: Picking<T>) {
  const targetAt = (event: DragEvent): T | null => {
    const at = targetAround(event.target as Element) as T | null;
    return at !== null && screen.mark(at) === 'legal' ? at : null;
  };
  return {
    onDragOver: (event: DragEvent) => {
      const target = targetAt(event);
      if (target === null) return;
      event.preventDefault();
      screen.point(target);
    },
    onDrop: (event: DragEvent) => {
      const target = targetAt(event);
      if (target === null) return;
      event.preventDefault();
      screen.pick(target);
    },
  };
}
