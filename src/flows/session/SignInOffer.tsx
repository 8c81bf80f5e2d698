import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { signedOutText } from '#src/messages/signed-out.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/**
 * Offers a guest to sign in, or an account with few fields, without leaving the page; the cart is kept. `children` says
 * what for, else it is about addresses and cards.
 */
export function SignInOffer({ children }: { children?: ReactNode }) {
  const t = useText(signedOutText);
  const dialogs = useDialogsRef();
  const isRegistered = useSelector(useSessionRef(), selectIsRegistered);
  if (isRegistered) return null;
  return (
    <Text tone="soft">
      {children ?? t('offer')}{' '}
      <Button variant="quiet" size="sm" onClick={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}>
        {t('signIn')}
      </Button>{' '}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => dialogs.send({ type: 'dialog.requested', name: 'sign-up', data: { enrollment: 'simplified' } })}
      >
        {t('create')}
      </Button>
    </Text>
  );
}
