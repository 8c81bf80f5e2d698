import type { InStoreRef } from '#machines/in-store/in-store.selectors.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';

/** Shown if a list could not be loaded, with a retry button. */
export function Lost({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  return (
    <Notice
      tone="error"
      isLive
      title={t('lost')}
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: 'retry.requested' })}>
          {t('retry')}
        </Button>
      }
    >
      {t('lostMore')}
    </Notice>
  );
}

/** The same if an associate is already signed in. */
export function StoresLost({ actor }: { actor: InStoreRef }) {
  const t = useText(inStoreText);
  return (
    <Stack gap={5}>
      <Lost actor={actor} />
      <Button variant="quiet" isWide onClick={() => actor.send({ type: 'ending.requested' })}>
        {t('signOut')}
      </Button>
    </Stack>
  );
}
