import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { BesideLink } from '../parts/BesideLink.tsx';
import css from './Coach.module.css';
import type { Side, Spotlights } from './lesson.ts';
import { type Place, placeAside, placeBeside } from './place.ts';
import type { Progress } from './run.ts';
import { nextSpotlight, useSpotlight } from './spotlight.ts';
import { coachTexts } from './texts.ts';

interface Props {
  /** Which game it is: the coach leads to a real one in the end. */
  readonly game: string;
  readonly title: string;
  /** The number of the lesson after this one; null: it is the last. */
  readonly next: number | null;
  readonly spotlights: Spotlights;
  readonly steps: number;
  readonly progress: Progress<unknown>;
  readonly picked: readonly string[];
  onNext(): void;
  /** Begins anew with another step. */
  onGo(step: number): void;
  onPlay(): void;
}

const ANY_SIDE: readonly Side[] = ['right', 'left', 'above', 'below'];

/** Says what to do next, and shows where. */
export function Coach({ game, title, next, spotlights, steps, progress, picked, onNext, onGo, onPlay }: Props) {
  const { t } = useText();
  const { at, step, refused, watching, held, points } = progress;
  const wanted = watching || held ? undefined : nextSpotlight(step.target, picked);
  const { spotlight, box, ring, kept } = useSpotlight(wanted, spotlights);
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const placedFor = useRef<string | undefined>(undefined);
  const last = at === steps - 1;
  const reading = step.moves.length === 0 && !watching;

  // The bubble's own size depends on its text, so it is measured before it is put in place.
  useLayoutEffect(() => {
    const put = () => {
      if (bubble.current === null) return;
      const size = { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight };
      const room = { width: innerWidth, height: innerHeight };
      const stays = spotlight !== undefined && placedFor.current === spotlight;
      placedFor.current = box === null ? undefined : spotlight;
      const sides = spotlight === undefined ? ANY_SIDE : spotlights.sidesOf(spotlight);
      setPlace((now) => {
        const next = watching ? placeAside(size, room) : placeBeside(box, size, room, sides, kept, stays ? now : null);
        return now !== null && JSON.stringify(now) === JSON.stringify(next) ? now : next;
      });
    };
    put();
    const watch = new ResizeObserver(put);
    if (bubble.current !== null) watch.observe(bubble.current);
    addEventListener('resize', put);
    return () => {
      watch.disconnect();
      removeEventListener('resize', put);
    };
  }, [box, kept, spotlight, spotlights, watching]);

  return (
    <>
      {ring !== null && <span className={css.ring} data-coach aria-hidden="true" style={ring} />}
      <aside
        ref={bubble}
        className={css.coach}
        data-coach
        data-side={place?.side ?? 'free'}
        data-quiet={watching || undefined}
        aria-label={title}
        // a scoring is watched first
        hidden={held}
        style={
          place === null
            ? { visibility: 'hidden' }
            : { left: place.left, top: place.top, ['--tail' as string]: `${place.tail}px` }
        }
      >
        <div role="status" aria-live="polite">
          <p className={css.count}>
            {t(coachTexts.step, { n: at + 1, of: steps })}
            <progress value={at + 1} max={steps} aria-hidden="true" />
          </p>
          {watching ? (
            <p className={css.text}>{t(coachTexts.watch)}</p>
          ) : (
            <>
              <h2 className={css.title}>{t(step.title)}</h2>
              <p className={css.text}>{t(step.text, { points })}</p>
            </>
          )}
        </div>
        {refused > 0 && (
          <p key={refused} className={css.notYet} role="alert">
            <Icon name="hammer" size={18} />
            {t(coachTexts.notYet, { hint: t(step.notYet) })}
          </p>
        )}
        <div className={css.foot}>
          {last ? (
            <>
              <button type="button" className={button.primary} onClick={onPlay}>
                {t(coachTexts.playNow)}
              </button>
              {next !== null && (
                <Link to="/learn/$game" params={{ game }} search={{ lesson: next }} className={button.secondary}>
                  {t(coachTexts.nextLesson)}
                </Link>
              )}
              <BesideLink beside={{ rules: game }} className={button.secondary}>
                {t(coachTexts.rules)}
              </BesideLink>
            </>
          ) : (
            reading && (
              <button type="button" className={button.primary} onClick={onNext}>
                {t(coachTexts.next)}
              </button>
            )
          )}
          <span className={css.ways}>
            {at > 0 && (
              <>
                <button type="button" onClick={() => onGo(0)}>
                  {t(coachTexts.again)}
                </button>
                <button type="button" onClick={() => onGo(at - 1)}>
                  {t(coachTexts.back)}
                </button>
              </>
            )}
            {!last && !reading && (
              <button type="button" onClick={() => onGo(at + 1)}>
                {t(coachTexts.skip)}
              </button>
            )}
            <Link to="/">{t(coachTexts.leave)}</Link>
          </span>
        </div>
      </aside>
    </>
  );
}
