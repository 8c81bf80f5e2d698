/** For `ref`: takes the focus when what had it went away with the press that brought this element. */
export function focusIfLost(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus({ preventScroll: true });
}
