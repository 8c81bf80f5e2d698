import { useSelector } from '@xstate/react';
import { selectScreen, type WriteReviewRef } from '#machines/write-review/write-review.selectors.ts';
import { focusStep } from '#src/flows/shared/focusStep.ts';
import { useText } from '#src/messages/text.ts';
import { writeReviewText } from '#src/messages/write-review.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { OwnReviewState } from './OwnReviewState.tsx';
import { ReviewForm } from './ReviewForm.tsx';

interface Props {
  actor: WriteReviewRef;
  onSignIn: () => void;
  onSignUp: () => void;
}

/** The dialog's content: the form, the way to it, or what became of the review. */
export function WriteReviewView({ actor, onSignIn, onSignUp }: Props) {
  const t = useText(writeReviewText);
  const screen = useSelector(actor, selectScreen);
  return (
    <Stack gap={5}>
      {screen === 'loading' && (
        <div aria-busy>
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton lines={4} />
        </div>
      )}
      {screen === 'unavailable' && (
        <>
          <Notice tone="error" isLive title={t('unavailable')} />
          <Button variant="secondary" isWide onClick={() => actor.send({ type: 'review.retried' })}>
            {t('retry')}
          </Button>
        </>
      )}
      {screen === 'guest' && (
        <>
          <Text>{t('guest')}</Text>
          <Button isWide onClick={onSignIn}>
            {t('signIn')}
          </Button>
          <Button variant="secondary" isWide onClick={onSignUp}>
            {t('signUp')}
          </Button>
        </>
      )}
      {/* After the sign-in, whose dialog closed over a button that is gone, the focus would stay outside. */}
      {screen === 'form' && (
        <div tabIndex={-1} ref={focusStep}>
          <ReviewForm actor={actor} />
        </div>
      )}
      {screen === 'told' && <OwnReviewState actor={actor} />}
    </Stack>
  );
}
