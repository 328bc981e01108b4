import { LessonTable } from '../../../table/lesson/LessonTable.tsx';
import type { LessonProps } from '../../index.ts';
import type { Bruges } from '../kit.ts';
import { brugesScreen } from '../screen.tsx';
import { brugesLesson } from './plan.ts';

const BrugesLesson = (props: LessonProps) => (
  <LessonTable<Bruges> own={brugesScreen} lesson={brugesLesson} {...props} />
);
export default BrugesLesson;
