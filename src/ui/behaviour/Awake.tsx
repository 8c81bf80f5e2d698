import { useEffect } from 'react';

/** Says that the page's controls work, so that a press from before is done now (src/server/wake.ts). Shows nothing. */
export function Awake() {
  useEffect(() => {
    dispatchEvent(new Event('waymark:awake'));
  }, []);
  return null;
}
