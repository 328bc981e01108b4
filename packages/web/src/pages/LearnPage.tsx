import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { gameCalled } from '../games/index.ts';
import { currentSettings, useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { LessonTable } from '../table/lesson/LessonTable.tsx';
import { coachTexts } from '../table/lesson/texts.ts';
import { home } from './home/texts.ts';
import { startUsual } from './startUsual.ts';
import { BOT_NAMES } from './usual.ts';

/** A first game in steps, on the real table. */
export default function LearnPage() {
  const { t } = useText();
  usePageTitle(t(coachTexts.title));
  const { screen, lesson } = useLoaderData({ from: '/learn/$game' });
  const navigate = useNavigate();
  const [{ attempt, from }, setAttempt] = useState({ attempt: 0, from: 0 });
  const names = [currentSettings().name || t(home.guest), ...BOT_NAMES.slice(1)];
  const play = async () => {
    const id = await startUsual(gameCalled(screen.id)!, names[0]!);
    await navigate({ to: '/table/$id', params: { id } });
  };
  return (
    <LessonTable
      key={attempt}
      own={screen}
      lesson={lesson}
      names={names}
      from={from}
      onGo={(step) => setAttempt({ attempt: attempt + 1, from: step })}
      onPlay={play}
    />
  );
}
