import { useLoaderData } from '@tanstack/react-router';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import { OtherGames } from './OtherGames.tsx';
import { Rules } from './Rules.tsx';
import { usePaper } from './usePaper.ts';

export default function RulesPage() {
  const { t } = useText();
  const { game, rulebook } = useLoaderData({ from: '/pages/rules/$game' });
  const { title, hint } = rulebook.texts;
  usePaper();
  return (
    <Rules key={game} {...rulebook}>
      <PageTitle title={t(title)} hint={t(hint)} />
      <OtherGames />
    </Rules>
  );
}
