import { seen } from './seen.ts';

/**
 * Does what can wait once the browser has nothing else to do, at the latest after 3 s: an input that has arrived in
 * the meantime is answered first. Not every browser tells when it is idle; there it follows the next paint.
 */
export const afterWork = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 });
  else void seen().then(work);
};
