import { useEffect } from 'react';

/**
 * Says that the page's controls work, so that a press from before is done now (src/server/hydrate-after-paint.ts).
 * Shows nothing.
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('waymark:hydrated'));
  }, []);
  return null;
}
