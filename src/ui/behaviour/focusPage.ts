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
