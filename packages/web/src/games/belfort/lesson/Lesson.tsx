import { LessonTable } from '../../../table/lesson/LessonTable.tsx';
import type { LessonProps } from '../../index.ts';
import type { Belfort } from '../kit.ts';
import { belfortScreen } from '../screen.tsx';
import { belfortLesson } from './plan.ts';

const BelfortLesson = (props: LessonProps) => (
  <LessonTable<Belfort> own={belfortScreen} lesson={belfortLesson} {...props} />
);
export default BelfortLesson;
