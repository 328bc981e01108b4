import { type ReactNode, useEffect, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { travelPace, useText } from '../../shell/settings.ts';
import { highlight } from '../highlight.ts';
import { tableTexts } from '../texts.ts';
import { useKeys } from '../useKeys.ts';
import css from './ScoringMoment.module.css';
import { type Scene, type SceneRow, totalsOf } from './scene.ts';

/** Milliseconds at normal speed for one scene, and for the last one. */
const SCENE = 2200;
const LAST = 4000;

interface Props {
  readonly scenes: readonly Scene[];
  readonly names: readonly string[];
  /** So many play; what stands behind them gets no points. */
  readonly seats: number;
  /** What comes next: "Round 4". */
  readonly next: string | null;
  badge(seat: number, size?: number): ReactNode;
  onClose(): void;
}

/** A scoring, scene by scene, while the table shows where each one is. It goes on by itself, and can be skipped. */
export function ScoringMoment({ scenes, names, seats, next, badge, onClose }: Props) {
  const { t } = useText();
  const [at, setAt] = useState(0);
  const scene = scenes[at];
  const totals = totalsOf(scenes, seats).map((row) => ({ ...row, count: '' }));
  const isLast = at === (totals.length > 0 ? scenes.length : scenes.length - 1);
  const goOn = () => (isLast ? onClose() : setAt(at + 1));
  useEffect(() => {
    highlight(scene?.targets ?? []);
    return () => highlight([]);
  }, [scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene has its own time
  useEffect(() => {
    const timer = setTimeout(goOn, (isLast ? LAST : SCENE) * (travelPace() ?? 0));
    return () => clearTimeout(timer);
  }, [at]);
  useKeys({ Escape: onClose, ArrowRight: goOn });
  const rows: readonly SceneRow[] = scene?.rows ?? totals;
  const gets = ({ seat, points }: SceneRow) =>
    seat >= seats || (points === 0 && scene?.later === true) ? '–' : `+${points}`;
  return (
    <section className={css.moment} aria-label={t(tableTexts.scoring)} data-scene={at}>
      <header className={css.head}>
        <small>
          {scene === undefined ? t(tableTexts.scoring) : `${t(tableTexts.scoring)} ${at + 1} / ${scenes.length}`}
        </small>
        <h2>{scene?.title ?? t(tableTexts.total)}</h2>
      </header>
      <ul className={css.rows} role="status">
        {rows.map((row) => (
          <li key={row.seat} data-points={row.points > 0 || undefined}>
            {badge(row.seat, 24)}
            <span>
              <b>{names[row.seat]}</b>
              {row.count !== '' && <small>{row.count}</small>}
            </span>
            <strong>{gets(row)}</strong>
          </li>
        ))}
      </ul>
      {(scene?.text !== undefined || (isLast && next !== null)) && (
        <p className={css.next}>
          {scene?.text} {isLast && next !== null && <b>{next}</b>}
        </p>
      )}
      <p className={css.ways}>
        <button type="button" className={button.secondary} onClick={goOn}>
          {t(isLast ? tableTexts.goOn : tableTexts.nextScene)}
        </button>
        {!isLast && (
          <button type="button" className={button.quiet} onClick={onClose}>
            {t(tableTexts.skipScoring)}
          </button>
        )}
      </p>
    </section>
  );
}
