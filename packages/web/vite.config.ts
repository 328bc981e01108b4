import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './vite.offline.ts';

export default defineConfig({
  plugins: [react(), offline()],
  root: import.meta.dirname,
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
