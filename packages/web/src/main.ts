import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './shell/shell.css';

// One after the other, each in a task of its own: all in one go they would hold up the page of a phone for long.
// Not by await: the app's file needs this one to be done.
void import('react-dom/client')
  .then(() => import('@tanstack/react-router'))
  .then(() => import('./shell/settings.ts'))
  .then(() => import('./app.tsx'));
