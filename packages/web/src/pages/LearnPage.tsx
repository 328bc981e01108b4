import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { currentSettings, useText } from '../shell/settings.ts';
import { usePageTitle } from '../shell/title.ts';
import { LessonTable } from '../table/lesson/LessonTable.tsx';
import { home } from './home/texts.ts';
import { startUsual } from './startUsual.ts';
import { BOT_NAMES } from './usual.ts';

/** A guided game, on the real table. */
export default function LearnPage() {
  const { game, nth } = useLoaderData({ from: '/tables/learn/$game' });
  return <Learning key={`${game.id} ${nth}`} />;
}

function Learning() {
  const { t } = useText();
  const { game, nth, screen, lesson } = useLoaderData({ from: '/tables/learn/$game' });
  const title = t(game.lessons[nth - 1]!.name);
  usePageTitle(title);
  const navigate = useNavigate();
  const [{ attempt, from }, setAttempt] = useState({ attempt: 0, from: 0 });
  const names = [currentSettings().name || t(home.guest), ...BOT_NAMES.slice(1)];
  const play = async () => {
    const id = await startUsual(game, names[0]!, lesson.realGame);
    await navigate({ to: '/table/$id', params: { id } });
  };
  return (
    <LessonTable
      key={attempt}
      own={screen}
      lesson={lesson}
      title={title}
      next={nth < game.lessons.length ? nth + 1 : null}
      names={names}
      from={from}
      onGo={(step) => setAttempt({ attempt: attempt + 1, from: step })}
      onPlay={play}
    />
  );
}
