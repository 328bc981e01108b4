import { useState } from 'react';
import { LessonTable } from '../belfort/lesson/LessonTable.tsx';
import { coachTexts } from '../belfort/lesson/texts.ts';
import { currentSettings, useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { BOT_NAMES } from './botNames.ts';
import { home } from './home/texts.ts';

/** A first game in steps, on the real table. */
export default function LearnPage() {
  const { t } = useText();
  usePageTitle(t(coachTexts.title));
  const [attempt, setAttempt] = useState(0);
  const names = [currentSettings().name || t(home.guest), BOT_NAMES[1], BOT_NAMES[2]];
  return <LessonTable key={attempt} names={names} onAgain={() => setAttempt(attempt + 1)} />;
}
