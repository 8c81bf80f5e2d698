import { signedOutText } from '#src/messages/signed-out.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Where their cart was, for somebody whom the service signed out: it comes back with the sign-in, on this page. */
export function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const say = useText(signedOutText);
  return (
    <EmptyState
      icon="user"
      title={say('title')}
      action={
        <Button variant="accent" size="lg" iconEnd="arrow-right" onClick={onSignIn}>
          {say('signIn')}
        </Button>
      }
    >
      {say('body')}
    </EmptyState>
  );
}
