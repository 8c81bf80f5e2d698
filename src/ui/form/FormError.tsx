import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../text/Notice.tsx';

/** The message above a form that says why it was refused. It takes the focus when it appears, so that it is noticed. */
export function FormError({
  title,
  children,
  action,
}: {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isThere = Boolean(children || title);
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere]);
  return (
    <div ref={box} tabIndex={-1} role="alert" hidden={!isThere}>
      {isThere && (
        <Notice tone="error" title={title} action={action}>
          {children}
        </Notice>
      )}
    </div>
  );
}
