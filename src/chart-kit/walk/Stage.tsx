import { type ReactNode, useState } from 'react';

/**
 * A view that says itself when it comes onto the page and when it leaves (a place for somebody else's frame): the walk
 * brings it and takes it away by pressing these.
 */
export function Stage({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <button type="button" data-stage onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Leave the page' : 'Open the page'}
      </button>
      {isShown && children}
    </>
  );
}
