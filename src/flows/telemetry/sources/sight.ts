import { seen } from '#src/ui/behaviour/seen.ts';
import type { PageRouter } from '../page.ts';

/** The part of an element that has to be in the window for it to count as shown, or that it fills of the window. */
const SHOWN = 0.5;

const isShown = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= SHOWN || intersectionRect.height >= innerHeight * SHOWN;

/**
 * Tells of each element with a data attribute that comes into the window, once for a view of a page by what `keyOf`
 * returns. Returns a function that ends it.
 */
export function watchSight(
  attribute: `data-${string}`,
  keyOf: (element: HTMLElement) => string,
  tell: (element: HTMLElement) => void,
  router: PageRouter,
): () => void {
  const ending = new AbortController();
  let noted = new Set<string>();
  let watched = new WeakSet<Element>();

  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const key = keyOf(element);
        if (!isShown(entry) || noted.has(key)) continue;
        noted.add(key);
        sight.unobserve(element);
        tell(element);
      }
    },
    { threshold: [0, 0.25, SHOWN] },
  );
  const look = () => {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (watched.has(element)) continue;
      watched.add(element);
      sight.observe(element);
    }
  };

  // Blocks come late, and with every page: they are looked for once after a paint.
  let isLooking = false;
  const lookSoon = async () => {
    if (isLooking) return;
    isLooking = true;
    await seen();
    isLooking = false;
    if (!ending.signal.aborted) look();
  };
  const changes = new MutationObserver(() => void lookSoon());
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: [attribute] });
  look();

  let { pathname } = location;
  const end = router.subscribe('onResolved', () => {
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    sight.disconnect();
    noted = new Set();
    watched = new WeakSet();
    look();
  });
  return () => {
    ending.abort();
    sight.disconnect();
    changes.disconnect();
    end();
  };
}
