import { useEffect, useState } from 'react';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../drawings/icons/Icon.tsx';
import css from './Controls.module.css';
import { replayTexts } from './texts.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a move at speed 1. */
const STEP = 1100;

interface Props {
  readonly at: number;
  readonly length: number;
  onMove(at: number): void;
  /** Whose cards are seen: one seat, or all. */
  readonly eyes: number | null;
  onEyes(eyes: number | null): void;
  readonly names: readonly string[];
}

/** Slider, steps, play and pause, speed, and through whose eyes one looks. Arrow keys work everywhere on the page. */
export function Controls({ at, length, onMove, eyes, onEyes, names }: Props) {
  const { t } = useText();
  const [wanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const playing = wanted && at < length;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => onMove(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, onMove]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof HTMLElement && target.matches('input, select, textarea, [role="dialog"] *')) return;
      const to = key === 'ArrowLeft' ? at - 1 : key === 'ArrowRight' ? at + 1 : null;
      const jump = key === 'Home' ? 0 : key === 'End' ? length : to;
      if (jump === null) return;
      event.preventDefault();
      setPlaying(false);
      onMove(Math.max(0, Math.min(length, jump)));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [at, length, onMove]);

  const go = (to: number) => {
    setPlaying(false);
    onMove(to);
  };
  const toggle = () => {
    if (!playing && at === length) onMove(0);
    setPlaying(!playing);
  };
  return (
    <section className={css.controls} aria-label={t(replayTexts.controls)}>
      <div className={css.buttons}>
        <button type="button" onClick={() => go(0)} disabled={at === 0} aria-label={t(replayTexts.first)}>
          <Icon name="previous" />
        </button>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={t(replayTexts.previous)}>
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={css.play}
          onClick={toggle}
          aria-label={t(playing ? replayTexts.pause : replayTexts.play)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={22} />
        </button>
        <button type="button" onClick={() => go(at + 1)} disabled={at === length} aria-label={t(replayTexts.next)}>
          <Icon name="forward" />
        </button>
        <button type="button" onClick={() => go(length)} disabled={at === length} aria-label={t(replayTexts.last)}>
          <Icon name="next" />
        </button>
      </div>
      <label className={css.slider}>
        <span className="visually-hidden">{t(replayTexts.move, { n: at, of: length })}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-valuetext={t(replayTexts.move, { n: at, of: length })}
          style={{ ['--done' as string]: `${(at / Math.max(1, length)) * 100}%` }}
          onChange={(event) => go(Number(event.target.value))}
        />
      </label>
      <output className={css.count}>
        {at} / {length}
      </output>
      <label className={css.choice}>
        <span>{t(replayTexts.speed)}</span>
        <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              ×{each}
            </option>
          ))}
        </select>
      </label>
      <label className={css.choice}>
        <span>{t(replayTexts.eyes)}</span>
        <select
          value={eyes ?? ''}
          onChange={(event) => onEyes(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t(replayTexts.allHands)}</option>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
