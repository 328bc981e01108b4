import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Defs } from '../bruges/drawings/Defs.tsx';
import { BrugesPeople } from './brugesPeople.tsx';

/*
 * For development only: every drawing of Bruges. ?theme=dark · ?show=people|pieces|town
 */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const show = query.get('show');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Defs />
    {show !== 'pieces' && show !== 'town' && <BrugesPeople />}
  </StrictMode>,
);
