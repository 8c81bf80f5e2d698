import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part: if an action removes the focused element, `fallback` gets the focus. Both refs are for
 * elements of the calling component; checked after each of its renders.
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
