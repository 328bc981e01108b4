import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CityPage } from './CityPage.tsx';
import { FacesPage } from './FacesPage.tsx';
import { PiecesPage } from './PiecesPage.tsx';

/*
 * For development only: every drawing on one page. ?theme=dark · ?show=city|faces · ?seats=2…5 · ?zoom=0…4 · ?moves=400
 */
const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.motion = query.get('motion') ?? 'full';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {query.get('show') === 'city' ? (
      <CityPage
        seats={number('seats', 4)}
        moves={number('moves', 330)}
        seed={number('seed', 7)}
        zoom={query.has('zoom') ? number('zoom', 0) : null}
        lap={query.has('lap')}
      />
    ) : query.get('show') === 'faces' ? (
      <FacesPage />
    ) : (
      <PiecesPage />
    )}
  </StrictMode>,
);
