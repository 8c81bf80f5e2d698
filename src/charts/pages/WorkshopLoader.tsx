import { useEffect } from 'react';

/**
 * Loads what only a workshop has, outside production (`window.__waymark` is absent there): live inspection where
 * `?inspect` or the server asks for it, kept for the tab until `?inspect=off`, and the demo guide when its link is
 * pressed (src/server/demo-guide.ts). Without the question nothing is loaded.
 */
export function WorkshopLoader() {
  useEffect(() => {
    const { mode, inspect } = document.documentElement.dataset;
    if (mode === 'production') return;
    const open = (asked?: string) => import('./workshop.ts').then(({ openTool }) => openTool(asked));
    addEventListener('waymark:guide', () => open());
    const asked = new URLSearchParams(location.search).get('inspect') ?? sessionStorage.getItem('inspect') ?? inspect;
    if (asked !== undefined) void open(asked);
  }, []);
  return null;
}
