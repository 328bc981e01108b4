import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSettings } from '../../shell/settings.ts';
import { GameTable } from '../GameTable.tsx';
import type { GameScreen, Kit } from '../screen/game.ts';
import { Coach } from './Coach.tsx';
import type { Lesson } from './lesson.ts';
import { runLesson } from './run.ts';

const PACES = { step: 1100, slow: 1400, normal: 900, fast: 300 } as const;
const pace = () => PACES[currentSettings().botPace];

interface Props<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly lesson: Lesson<K>;
  readonly title: string;
  /** The number of the lesson after it; null: it is the last. */
  readonly next: number | null;
  readonly names: readonly string[];
  /** The step with which it begins. */
  readonly from: number;
  /** Begins anew with another step. */
  onGo(step: number): void;
  /** Sits down at a real game. */
  onPlay(): void;
}

/** The table of a lesson, with the coach beside it. */
export function LessonTable<K extends Kit>({ own, lesson, title, next, names, from, onGo, onPlay }: Props<K>) {
  const [{ live, progress, goOn }] = useState(() => runLesson(lesson, names, pace, from));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const now = useSyncExternalStore(live.subscribe, progress);
  useEffect(() => live.close, [live]);
  return (
    <>
      <Coach
        game={own.id}
        title={title}
        next={next}
        spotlights={lesson.spotlights}
        steps={lesson.steps.length}
        progress={now}
        picked={picked}
        onNext={goOn}
        onGo={onGo}
        onPlay={onPlay}
      />
      <GameTable<K> own={own} source={live} host={live} onPicked={setPicked} />
    </>
  );
}
