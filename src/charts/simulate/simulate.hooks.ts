import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the keyboard focus in its place after each step, because the activated button may be gone. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, steps: readonly string[]): void {
  const known = useRef(steps);
  useEffect(() => {
    if (known.current === steps) return;
    known.current = steps;
    if (document.activeElement === document.body || document.activeElement === null)
      place.current?.focus({ preventScroll: true });
  }, [place, steps]);
}
