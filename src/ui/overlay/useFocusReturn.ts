import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Gives the focus back to what had it before the first of several overlays opened, where it would be lost: an overlay
 * alone gives it back by itself, one that replaced another knows only what is gone. Where what had it is gone as well,
 * `fallback` takes it.
 */
export function useFocusReturn(isAnyOpen: boolean, fallback?: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  // Before the overlay takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isAnyOpen) before.current = document.activeElement;
  }, [isAnyOpen]);
  useEffect(() => {
    if (isAnyOpen) return;
    const known = before.current;
    before.current = null;
    if (known === null || !isLost()) return;
    if (known instanceof HTMLElement) known.focus();
    if (isLost()) fallback?.current?.focus();
  }, [isAnyOpen, fallback]);
}
