import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * A ref for the heading of a step. Focuses it when the step appears, so that keyboard and screen reader continue there.
 * Not on the first view of the page, before any interaction.
 */
export function focusOnArrival(heading: HTMLElement | null): void {
  if (!heading || !navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

const never = () => () => undefined;

/**
 * Like `focusOnArrival`, but not for a heading that was in the server's HTML: the shopper may be pressing something
 * further down during hydration, and a scroll would move it away.
 */
export function useFocusOnArrival(): (heading: HTMLElement | null) => void {
  const wasServed = useRef(
    !useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
  return useCallback((heading) => {
    if (!wasServed.current) focusOnArrival(heading);
  }, []);
}
