import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before the first of several overlays opened, where it would be lost: an overlay
 * alone gives it back by itself, one that replaced another knows only what is gone.
 */
export function useFocusReturn(isAnyOpen: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the overlay takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isAnyOpen) before.current = document.activeElement;
  }, [isAnyOpen]);
  useEffect(() => {
    if (isAnyOpen) return;
    if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, [isAnyOpen]);
}
