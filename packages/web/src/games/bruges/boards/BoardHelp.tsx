import { lazy, Suspense } from 'react';
import { PlacesButton } from '../../../table/parts/PlacesButton.tsx';
import { rulesAt } from '../rules.ts';
import { ownTexts } from './texts/players.ts';
import { townTexts } from './town.texts.ts';

const titles = { town: townTexts.town, own: ownTexts.panel };

/** Fetched with the first question: most games are played without. */
const BoardPlaces = lazy(async () => ({ default: (await import('./BoardPlaces.tsx')).BoardPlaces }));

/** What every place of the town, or of one's own panel, is for. */
export const BoardHelp = ({ board }: { board: keyof typeof titles }) => (
  <PlacesButton title={titles[board]} rules={rulesAt('table')}>
    <Suspense>
      <BoardPlaces board={board} />
    </Suspense>
  </PlacesButton>
);
