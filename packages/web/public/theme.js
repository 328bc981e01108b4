// Runs before the first paint, so that a dark page does not flash in light colours. See src/shell/settings.ts.
(() => {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('guildhall.settings') ?? '{}').theme ?? 'system';
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
