import type { Text } from '@guildhall/kernel';
import { type CSSProperties, useEffect, useState } from 'react';
import { useText } from '../../shell/settings.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './Controls.module.css';
import { replayTexts } from './texts.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a move at speed 1. */
const STEP = 1100;

interface Props {
  readonly at: number;
  readonly length: number;
  /** Where every round begins, in moves; the first is at [0]. */
  readonly rounds: readonly number[];
  /** "Month {n}". */
  readonly roundName: Text;
  roundSign(round: number): string;
  onMove(at: number): void;
  /** Whose cards are seen: one seat, or all. */
  readonly eyes: number | null;
  onEyes(eyes: number | null): void;
  readonly names: readonly string[];
}

/** Steps, play and pause, a slider with the rounds, speed, and through whose eyes one looks. Keys work everywhere. */
export function Controls({ at, length, rounds, roundName, roundSign, onMove, eyes, onEyes, names }: Props) {
  const { t } = useText();
  const [wanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const playing = wanted && at < length;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => onMove(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, onMove]);

  const go = (to: number) => {
    setPlaying(false);
    onMove(Math.max(0, Math.min(length, to)));
  };
  const toggle = () => {
    if (!playing && at === length) onMove(0);
    setPlaying(!playing);
  };

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      Home: () => go(0),
      End: () => go(length),
      PageUp: () => go(rounds.findLast((start) => start < at) ?? 0),
      PageDown: () => go(rounds.find((start) => start > at) ?? length),
      ' ': toggle,
    };
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const deed = keys[key];
      if (deed === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof HTMLElement && target.matches('input, select, textarea, [role="dialog"] *')) return;
      // space presses the button that has the focus
      if (key === ' ' && target instanceof Element && target.closest('a, button, summary')) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  const round = rounds.findLastIndex((start) => start <= at);
  return (
    <section className={css.controls} aria-label={t(replayTexts.controls)} title={t(replayTexts.keys)}>
      <div className={css.buttons}>
        <Step icon="previous" label={t(replayTexts.first)} disabled={at === 0} onPress={() => go(0)} />
        <Step icon="back" label={t(replayTexts.previous)} disabled={at === 0} onPress={() => go(at - 1)} />
        <button
          type="button"
          className={css.play}
          onClick={toggle}
          aria-label={t(playing ? replayTexts.pause : replayTexts.play)}
          title={t(playing ? replayTexts.pause : replayTexts.play)}
        >
          <Icon name={playing ? 'pause' : 'play'} size={22} />
        </button>
        <Step icon="forward" label={t(replayTexts.next)} disabled={at === length} onPress={() => go(at + 1)} />
        <Step icon="next" label={t(replayTexts.last)} disabled={at === length} onPress={() => go(length)} />
      </div>
      <div className={css.timeline}>
        <ol className={css.rounds} aria-label={t(replayTexts.rounds)}>
          {rounds.map((start, i) => (
            <li key={start} style={along(start, rounds[i + 1] ?? length, length)}>
              <button
                type="button"
                onClick={() => go(start)}
                aria-current={i === round || undefined}
                title={t(roundName, { n: i + 1 })}
              >
                <span className="visually-hidden">{t(roundName, { n: i + 1 })}</span>
                <span aria-hidden="true">{roundSign(i + 1)}</span>
              </button>
            </li>
          ))}
        </ol>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={t(replayTexts.controls)}
          aria-valuetext={t(replayTexts.move, { n: at, of: length })}
          style={{ '--done': `${(at / Math.max(1, length)) * 100}%` } as CSSProperties}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <output className={css.count}>
        {at} / {length}
      </output>
      <label className={css.choice}>
        <span>{t(replayTexts.speed)}</span>
        <select
          aria-label={t(replayTexts.speed)}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
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
          aria-label={t(replayTexts.eyes)}
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

/** A stretch of the slider, in parts of its length. */
const along = (from: number, to: number, length: number): CSSProperties => ({
  left: `${(from / Math.max(1, length)) * 100}%`,
  width: `${((to - from) / Math.max(1, length)) * 100}%`,
});

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  onPress(): void;
}

const Step = ({ icon, label, disabled, onPress }: StepProps) => (
  <button type="button" onClick={onPress} disabled={disabled} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
);
