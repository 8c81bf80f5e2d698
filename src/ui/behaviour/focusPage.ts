import { useEffect, useRef } from 'react';

/**
 * After a navigation the focused link is gone: focuses the page's heading, so that a screen reader announces the page
 * and the keyboard continues there. Does nothing if something else has the focus (header, dialog, checkout step).
 */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same for a page that shows something else in its place: a form went with the button that had the focus. */
export function usePageFocus(title: string): void {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) focusPage();
    shown.current = title;
  }, [title]);
}
