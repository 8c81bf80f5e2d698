import { SignInButton } from '#src/flows/shared/SignInButton.tsx';
import { profileText } from '#src/messages/profile.ts';
import { useText } from '#src/messages/text.ts';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';

/** Shown on a page of the account while nobody is signed in. */
export function GuestAccount({ onSignIn }: { onSignIn: () => void }) {
  const t = useText(profileText);
  return (
    <EmptyState
      level={1}
      icon="user"
      title={t('guestTitle')}
      action={<SignInButton onSignIn={onSignIn}>{t('signIn')}</SignInButton>}
    >
      {t('guestBody')}
    </EmptyState>
  );
}
