import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './vite.offline.ts';
import { pictures } from './vite.pictures.ts';
import { preload } from './vite.preload.ts';

const games = readdirSync(join(import.meta.dirname, 'src/games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const fileOf = (game: string, path: string) => new RegExp(String.raw`packages[\\/]${game}[\\/]${path}`);

/**
 * What every page needs comes in steps (src/main.ts), the rules of a game are a file of their own, and what pages need
 * of them without playing, such as colours and what is chosen before a game, another.
 * Left alone, the bundler spreads a game's modules over the pages that use them, and the pieces import each other in a
 * circle.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/](@tanstack|use-sync-external-store)[\\/]/, priority: 2 },
  {
    name: 'words',
    test: /kernel[\\/]src[\\/](text|lang)\.ts$|node_modules[\\/](@formatjs|intl-messageformat)[\\/]/,
    priority: 2,
  },
  { name: 'app', test: /web[\\/]src[\\/](app|router|shell[\\/])/, priority: 2 },
  { name: 'kernel', test: /packages[\\/]kernel[\\/]|node_modules[\\/](zod|@noble)[\\/]/, priority: 1 },
  ...games.flatMap((game) => [
    {
      name: `${game}-choices`,
      test: fileOf(game, String.raw`src[\\/](choices|colours|guilds[\\/]names)\.ts$`),
      priority: 2,
    },
    { name: game, test: fileOf(game, String.raw`src[\\/]`), priority: 1 },
  ]),
];

export default defineConfig({
  plugins: [react(), pictures(), preload(), offline()],
  root: import.meta.dirname,
  resolve: { alias: { '#languages': join(import.meta.dirname, '../../languages') } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
});
