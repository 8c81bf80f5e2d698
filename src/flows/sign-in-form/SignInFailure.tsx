import type { MouseEvent } from 'react';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { FailureText } from '#src/flows/shared/FailureText.tsx';
import { signInText } from '#src/messages/sign-in.ts';
import { useText } from '#src/messages/text.ts';

/** Why nobody is signed in: the browser gave no passkey, or the service refused. */
export function SignInFailure({ failure, onReset }: { failure: ApiFailure; onReset: (event: MouseEvent) => void }) {
  const t = useText(signInText);
  if (failure.errorId === passkeyFailures.dismissed) return t('passkeyDismissed');
  if (failure.errorId === passkeyFailures.unsupported) return t('passkeyUnsupported');
  return <FailureText failure={failure} onReset={onReset} />;
}
