import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectCutOff } from '#machines/session/session.selectors.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { CutOffCart } from './CutOffCart.tsx';

/** Returns the reason why a cart is empty, to show in its place; null without a special reason. */
export function useWhyEmpty(): ReactNode {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const cutOff = useSelector(session, selectCutOff);
  return (
    cutOff && (
      <CutOffCart
        cutOff={cutOff}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
        onDismiss={() => session.send({ type: 'cutOff.dismissed' })}
      />
    )
  );
}
