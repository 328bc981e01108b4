import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './vite.offline.ts';
import { pictures } from './vite.pictures.ts';

/**
 * What the first page needs is one file, the rules of a game are another, and what is chosen before a game a third.
 * The picture of Bruges on the home page needs only the colours of the game.
 * Left alone, the bundler spreads a game's modules over the pages that use them, and the pieces import each other in a
 * circle.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'kernel', test: /packages[\\/]kernel[\\/]|node_modules[\\/](zod|@noble)[\\/]/, priority: 2 },
  { name: 'belfort-choices', test: /packages[\\/]belfort[\\/]src[\\/](choices|guilds[\\/]names)\.ts$/, priority: 2 },
  { name: 'bruges-colours', test: /packages[\\/]bruges[\\/]src[\\/]colours\.ts$/, priority: 2 },
  { name: 'belfort', test: /packages[\\/]belfort[\\/]/, priority: 1 },
  { name: 'bruges', test: /packages[\\/]bruges[\\/]/, priority: 1 },
];

export default defineConfig({
  plugins: [react(), pictures(), offline()],
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
