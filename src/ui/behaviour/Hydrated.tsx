import { useEffect } from 'react';

/**
 * Reports that the page is hydrated, so that an earlier press is now carried out (src/server/hydrate-after-paint.ts).
 * Renders nothing.
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('waymark:hydrated'));
  }, []);
  return null;
}
