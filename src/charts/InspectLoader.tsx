import { useEffect } from 'react';

/**
 * Loads live inspection where `?inspect` or the server asks for it, and keeps it for the tab until `?inspect=off`; only on a page that
 * lets itself be inspected (`window.__waymark` is absent in production). Without the question nothing is loaded.
 */
export function InspectLoader() {
  useEffect(() => {
    const { mode, inspect } = document.documentElement.dataset;
    if (mode === 'production') return;
    const asked = new URLSearchParams(location.search).get('inspect') ?? sessionStorage.getItem('inspect') ?? inspect;
    if (asked !== undefined) void import('./inspect/index.ts').then(({ inspectPage }) => inspectPage(asked));
  }, []);
  return null;
}
