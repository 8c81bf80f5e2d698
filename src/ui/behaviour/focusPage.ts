/**
 * Another page came, and the focus went with the link that led there: the page's heading takes it, so that a reader
 * hears where one is and a keyboard goes on from there. Who is somewhere already (in the header, a dialog, a step of
 * the checkout) stays.
 */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
