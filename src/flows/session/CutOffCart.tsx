import type { CutOff } from '#machines/session/session.types.ts';
import { signedOutText } from '#src/messages/signed-out.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';

interface Props {
  cutOff: CutOff;
  onSignIn: () => void;
  /** Continues with an empty cart. */
  onDismiss: () => void;
}

/**
 * Shown in place of a cart whose shopper the service no longer knows. A customer's cart returns after a sign-in on this
 * page; a guest's does not.
 */
export function CutOffCart({ cutOff, onSignIn, onDismiss }: Props) {
  const t = useText(signedOutText);
  if (cutOff === 'guest')
    return (
      <EmptyState
        icon="bag"
        title={t('guestTitle')}
        action={
          <Button variant="accent" size="lg" onClick={onDismiss}>
            {t('startNew')}
          </Button>
        }
      >
        {t('guestBody')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="user"
      title={t('title')}
      action={
        <Stack gap={3} align="center">
          <Button variant="accent" size="lg" iconEnd="arrow-right" onClick={onSignIn}>
            {t('signIn')}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {t('startNew')}
          </Button>
        </Stack>
      }
    >
      {t('body')}
    </EmptyState>
  );
}
