import { useLocation } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { isCartRoute } from '#machines/shared/cart-route.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { signUpSearch } from './sign-up-origin.ts';
import { SignUpView } from './SignUpView.tsx';
import { useSignUp } from './useSignUp.ts';

/**
 * The dialog `sign-up` (catalogue 2): an account without leaving the page. Whoever asked for it itself is greeted then,
 * as after a sign-in, but not where the cart is on the page.
 */
export default function SignUp({ isOpen, onClose, data }: DialogViewProps) {
  const dialogs = useDialogsRef();
  const search = useMemo(() => signUpSearch(data), [data]);
  const mayGreet = useLocation({ select: ({ pathname }) => data['mayGreet'] === true && !isCartRoute(pathname) });
  const onLeave = useCallback(
    () => (mayGreet ? dialogs.send({ type: 'dialog.requested', name: 'welcome' }) : onClose()),
    [mayGreet, dialogs, onClose],
  );
  const { actor, session, title } = useSignUp({ input: {}, search, onLeave });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md">
      <div data-form-location="modal:single:sign-up:none">
        <SignUpView
          actor={actor}
          session={session}
          search={search}
          onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
          onForgot={() => dialogs.send({ type: 'dialog.requested', name: 'forgot-password' })}
        />
      </div>
    </Dialog>
  );
}
