/** A ref: focuses what a step begins with, if the button that led to it went with its step. Scrolls nothing. */
export function focusStep(element: HTMLElement | null): void {
  if (!element || !navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return;
  element.focus({ preventScroll: true });
}
