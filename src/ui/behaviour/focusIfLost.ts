/** For `ref`: focuses the element if the press that showed it removed the focused element. */
export function focusIfLost(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus({ preventScroll: true });
}
