import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSettings } from '../../shell/settings.ts';
import { BelfortTable } from '../BelfortTable.tsx';
import type { Target } from '../screen/contract.ts';
import { Coach } from './Coach.tsx';
import { runLesson } from './run.ts';

const PACES = { step: 1100, slow: 1400, normal: 900, fast: 300 } as const;
const pace = () => PACES[currentSettings().botPace];

/** The table of the first lesson, with the coach beside it. */
export function LessonTable({ names, onAgain }: { names: readonly string[]; onAgain(): void }) {
  const [{ live, progress, goOn }] = useState(() => runLesson(names, pace));
  const [picked, setPicked] = useState<readonly Target[]>([]);
  const now = useSyncExternalStore(live.subscribe, progress);
  useEffect(() => live.close, [live]);
  return (
    <>
      <Coach progress={now} picked={picked} onNext={goOn} onAgain={onAgain} />
      <BelfortTable live={live} onPicked={setPicked} />
    </>
  );
}
