/**
 * A ref for the heading of a step: it takes the focus when the step comes, so that a keyboard goes on there and a reader
 * hears where one is. Not on the first look at the page, where nobody has pressed anything yet.
 */
export function focusOnArrival(heading: HTMLElement | null): void {
  if (!heading || !navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}
