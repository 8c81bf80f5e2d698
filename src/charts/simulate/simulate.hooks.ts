import { type RefObject, useEffect, useRef } from 'react';

/** After each step, those who press by keyboard go on where they were: what they pressed may be gone with the step. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, steps: readonly string[]): void {
  const known = useRef(steps);
  useEffect(() => {
    if (known.current === steps) return;
    known.current = steps;
    if (document.activeElement === document.body || document.activeElement === null)
      place.current?.focus({ preventScroll: true });
  }, [place, steps]);
}
