import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Defs } from '../games/bruges/drawings/Defs.tsx';
import { BrugesPeople } from './brugesPeople.tsx';
import { BrugesPieces } from './brugesPieces.tsx';
import { BrugesTown } from './brugesTown.tsx';

/*
 * For development only: every drawing of Bruges. ?theme=dark · ?show=people|pieces|town
 */
const PAGES = { people: BrugesPeople, pieces: BrugesPieces, town: BrugesTown };

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const Page = PAGES[(query.get('show') ?? 'pieces') as keyof typeof PAGES] ?? BrugesPieces;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Defs />
    <Page />
  </StrictMode>,
);
