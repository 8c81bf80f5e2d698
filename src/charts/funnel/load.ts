import { allows } from '#src/domain/consent.ts';
import { consentChanged, pageStanding } from '#src/flows/consent/consent.cookie.ts';
import { afterWork } from '#src/ui/behaviour/afterWork.ts';

/** Milliseconds after which a page without interaction is counted too. */
const patience = 3000;

const isAllowed = (): boolean => {
  const standing = pageStanding();
  return standing !== null && allows('C0002', standing);
};

/**
 * Counts what happens in the page's charts while performance and analytics (C0002) are allowed. The counter is loaded
 * at the first click or key, or after a while, so that it does not compete with the page.
 */
export function countWithConsent(): void {
  let stop: (() => void) | null = null;
  let isReady = false;
  const follow = async () => {
    if (!isReady) return;
    if (!isAllowed()) {
      stop?.();
      stop = null;
      return;
    }
    const { startCounting } = await import('./count.ts');
    // The answer may have changed while the counter was loading.
    if (isAllowed()) stop ??= startCounting();
  };
  // If it cannot be loaded, nothing is counted.
  const look = () => void follow().catch(() => undefined);
  // After the first press and what it opens.
  const begin = () => {
    isReady = true;
    afterWork(look);
  };
  addEventListener(consentChanged, look);
  addEventListener('pointerdown', begin, { once: true });
  addEventListener('keydown', begin, { once: true });
  setTimeout(begin, patience);
}
