import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { currentSettings, useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { LessonTable } from '../table/lesson/LessonTable.tsx';
import { coachTexts } from '../table/lesson/texts.ts';
import { home } from './home/texts.ts';
import { BOT_NAMES } from './usual.ts';

/** A first game in steps, on the real table. */
export default function LearnPage() {
  const { t } = useText();
  usePageTitle(t(coachTexts.title));
  const { screen, lesson } = useLoaderData({ from: '/learn/$game' });
  const [attempt, setAttempt] = useState(0);
  const names = [currentSettings().name || t(home.guest), ...BOT_NAMES.slice(1)];
  return (
    <LessonTable key={attempt} own={screen} lesson={lesson} names={names} onAgain={() => setAttempt(attempt + 1)} />
  );
}
