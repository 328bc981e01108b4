import type { GameDeclaration } from '../../src/table/declaration.ts';
import { COLOURS, Hero, Snail } from './Snail.tsx';
import { lap, plain, title } from './texts.ts';

const snails: GameDeclaration = {
  id: 'snails',
  title,
  claim: plain('Slow, but not too slow'),
  about: plain('A row of fields, a few leaves and a great deal of slime.'),
  round: lap,
  seats: [4, 6],
  colours: COLOURS,
  Badge: Snail,
  Hero,
  ground: { light: '#cfd8a8', dark: '#2c3320' },
  pages: [{ path: '/garden', name: plain('The garden'), load: () => import('./Garden.tsx') }],
  engine: () => import('./engine.ts').then((rules) => rules.snails),
  bots: () => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
  rules: () => import('./rulebook.tsx'),
  setup: () => import('./setup.ts'),
  screen: () => import('./screen.tsx'),
  lessons: [{ name: plain('A short race'), load: () => import('./lesson.ts') }],
};

export const GAMES: readonly GameDeclaration[] = [snails];
