import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * A ref for the heading of a step: it takes the focus when the step comes, so that a keyboard goes on there and a
 * reader hears where one is. Not on the first look at the page, where nobody has pressed anything yet.
 */
export function focusOnArrival(heading: HTMLElement | null): void {
  if (!heading || !navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

const never = () => () => undefined;

/**
 * The same for a heading that may stand in the page as it was served. That one does not arrive: whoever reads the page
 * may be pressing something further down when it hydrates, and the press would end where the page has jumped to.
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
