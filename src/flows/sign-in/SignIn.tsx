import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { FavoritesButton } from '#src/flows/favorites/index.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import { useSignInFlow } from './useSignInFlow.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `sign-in`: the way into an account for a guest, sign-out for a customer. */
export default function SignIn({ isOpen, onClose, data }: DialogViewProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { actor, session, dialogs, title, customerNo } = useSignInFlow({
    input: { mayGreet: data['mayGreet'] === true, path },
    onLeave: onClose,
  });
  if (customerNo !== null)
    return <Account isOpen={isOpen} onClose={onClose} session={session} customerNo={customerNo} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <div data-form-location="modal:single:sign-in:none">
        <SignInSteps
          actor={actor}
          session={session}
          onForgot={() => dialogs.send({ type: 'dialog.requested', name: 'forgot-password' })}
        />
      </div>
    </Dialog>
  );
}

interface AccountProps {
  isOpen: boolean;
  onClose: () => void;
  session: SessionRef;
  customerNo: string;
}

function Account({ isOpen, onClose, session, customerNo }: AccountProps) {
  const t = useText(signInText);
  const locale = useLocale();
  const isSigningOut = useSelector(session, selectIsSigningOut);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('accountTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('signedInAs', { number: customerNo })}</Text>
        <ButtonLink href={inLocale(locale, '/account')} isWide>
          {t('overview')}
        </ButtonLink>
        <ButtonLink href={inLocale(locale, '/account/orders')} variant="secondary" isWide>
          {t('orders')}
        </ButtonLink>
        <FavoritesButton variant="secondary" isWide>
          {t('favorites')}
        </FavoritesButton>
        <Button
          variant="secondary"
          isWide
          isBusy={isSigningOut}
          onClick={() => session.send({ type: 'signOut.requested' })}
        >
          {t('signOut')}
        </Button>
      </Stack>
    </Dialog>
  );
}
