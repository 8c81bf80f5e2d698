import { useEffect } from 'react';

/**
 * Loads the tools of a development or demo shop (in production `window.__waymark` is absent): live inspection if
 * `?inspect` or the server asks for it, stored for the tab until `?inspect=off`, and the demo guide when its link is
 * clicked (src/server/demo-guide.ts). Otherwise it loads nothing.
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
