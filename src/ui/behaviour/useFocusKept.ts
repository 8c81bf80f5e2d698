import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part: where what had it goes away with what it did, `fallback` takes it. Both refs go to
 * elements of the component that calls this; it looks after each of its renders.
 */
export function useFocusKept(): {
  part: RefObject<HTMLElement | null>;
  fallback: RefObject<HTMLHeadingElement | null>;
} {
  const part = useRef<HTMLElement>(null);
  const fallback = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
    hadFocus.current = part.current?.contains(document.activeElement) ?? false;
  });
  return { part, fallback };
}
