import { useSelector } from '@xstate/react';
import { selectCustomerNo, selectIsSigningOut } from '#machines/session/session.selectors.ts';
import { selectIsBusy } from '#machines/sign-in-form/sign-in-form.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

const nothing = {};

/** The dialog `sign-in`: sign-in for a guest, sign-out for a customer. */
export default function SignIn({ isOpen, onClose }: DialogViewProps) {
  const t = useText(signInText);
  const { actor, session, dialogs } = useSignIn({ input: nothing, onLeave: onClose });
  // After a sign-in the form closes, and is not replaced by the sign-out.
  const isEntering = useSelector(actor, selectIsBusy);
  const customerNo = useSelector(session, selectCustomerNo);
  if (customerNo && !isEntering)
    return <Account isOpen={isOpen} onClose={onClose} session={session} customerNo={customerNo} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <Stack gap={5}>
        <Text tone="soft">{t('intro')}</Text>
        <SignInForm
          actor={actor}
          onForgot={() => dialogs.send({ type: 'dialog.requested', name: 'forgot-password' })}
          onSignUp={(email) => dialogs.send({ type: 'dialog.requested', name: 'sign-up', data: { email } })}
        />
      </Stack>
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
        <ButtonLink href={inLocale(locale, '/favorites')} variant="secondary" isWide>
          {t('favorites')}
        </ButtonLink>
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
