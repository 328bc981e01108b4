import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './shell/shell.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { registerServiceWorker } from './shell/serviceWorker.ts';
import { startSettings } from './shell/settings.ts';

const root = createRoot(document.getElementById('root')!);
void startSettings().then(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
void registerServiceWorker();
