import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { registerServiceWorker } from './shell/serviceWorker.ts';
import { startSettings } from './shell/settings.ts';

const root = createRoot(document.getElementById('root')!);
void startSettings().then(() =>
  // a transition may be interrupted: the page answers while it comes up
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  ),
);
void registerServiceWorker();
