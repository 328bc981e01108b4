import { listOf } from '@guildhall/kernel';
import { useEffect, useRef } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { LanternIcon } from '../../shell/controls/icons.tsx';
import { useText } from '../../shell/settings.ts';
import css from './AdviceNote.module.css';
import { clearOf } from './clearOf.ts';
import { adviceTexts as texts } from './texts.ts';
import type { Advice, AdviceDesk } from './useAdvice.ts';

/** The way to the expert, and what came of it; where nobody may ask, it says why not. */
export function AdviceButton({ desk: { advice, refused, open, ask, close } }: { desk: AdviceDesk }) {
  const { t } = useText();
  if (ask === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={`${button.quiet} ${css.button}`}
        aria-label={`${t(texts.short)}: ${t(texts.ask)}`}
        aria-disabled={refused || undefined}
        aria-expanded={advice !== null}
        title={t(texts.ask)}
        onClick={advice === null ? ask : close}
      >
        <LanternIcon size={20} />
        <span className={css.short}>{t(texts.short)}</span>
      </button>
      {advice !== null && <Note advice={advice} open={open} onClose={close} />}
    </>
  );
}

function Note({ advice, open, onClose }: { advice: Advice; open: boolean; onClose(): void }) {
  const { t, lang } = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current!.showPopover(), []);
  const { t: state } = advice;
  // what it speaks of is ringed first, and some of that may still have to come up
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, other places
  useEffect(() => {
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => putAside(note.current!));
    };
    later();
    // a phone that is turned has everything elsewhere
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', later);
    };
  }, [state]);
  return (
    <div ref={note} popover="manual" className={css.note}>
      <div role="status" className={css.words}>
        {advice.t === 'thinking' && <p>{t(texts.thinking)}</p>}
        {advice.t === 'thinking' && open && <p className={css.chance}>{t(texts.open)}</p>}
        {advice.t === 'failed' && <p>{t(texts.failed)}</p>}
        {advice.t === 'refused' && <p>{t(advice.why)}</p>}
        {advice.t === 'told' && (
          <>
            <p>
              <span className={css.title}>{t(texts.would)}</span> <b className={css.move}>{advice.move}</b>
            </p>
            {advice.reasons.length > 0 ? (
              <p>
                {t(texts.reasons, {
                  reasons: listOf(
                    advice.reasons.map((reason) => t(reason)),
                    lang,
                  ),
                })}
              </p>
            ) : (
              advice.compared !== null && <p>{t(advice.compared)}</p>
            )}
            {advice.chance !== null && <p className={css.chance}>{t(texts.chance, { n: advice.chance })}</p>}
          </>
        )}
      </div>
      {advice.t === 'thinking' && (
        <progress className={css.progress} value={advice.share} aria-label={t(texts.thinking)} />
      )}
      <button type="button" className={button.quiet} onClick={onClose}>
        {t(advice.t === 'thinking' ? texts.cancel : texts.done)}
      </button>
    </div>
  );
}

const PROMPT = ':has(> [role=status][aria-live])';

/** Out of the way of everything on the page that it speaks of, and of what is asked. */
function putAside(note: HTMLElement): void {
  for (const each of ['position-area', 'margin', 'inset']) note.style.removeProperty(each);
  const boxOf = (each: Element) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { left, top, width, height };
  };
  const boxesOf = (which: string) => [...document.querySelectorAll(which)].map(boxOf).filter(({ width }) => width > 0);
  const now = boxOf(note);
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = clearOf(now, boxesOf('[data-advised]'), room, boxesOf(PROMPT));
  if (left === now.left && top === now.top) return;
  note.style.positionArea = 'none';
  note.style.margin = '0';
  note.style.inset = `${top}px auto auto ${left}px`;
}
