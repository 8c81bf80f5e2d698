import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../behaviour/focusPage.ts';

const isLost = (): boolean => document.activeElement === document.body;

/**
 * Returns the focus to the element that had it before the first of several overlays opened. A single overlay returns it
 * by itself, but one that replaced another knows only an element that is gone. If the first element is gone, too, such
 * as the button that opened a sign-in, `fallback` gets the focus, and without one the page's heading.
 */
export function useFocusReturn(isAnyOpen: boolean, fallback?: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null);
  // Runs before the overlay takes the focus, which happens in an effect.
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
    if (isLost()) focusPage();
  }, [isAnyOpen, fallback]);
}
