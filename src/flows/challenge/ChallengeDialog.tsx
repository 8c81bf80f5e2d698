import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useCallback, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { challengeMachine } from '#machines/challenge/challenge.machine.ts';
import { selectIsAsking, selectIsLeaving } from '#machines/challenge/challenge.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

export type ChallengeRef = ActorRefFrom<typeof challengeMachine>;

const bank = css`
  /* Minimum height of the bank's page until it reports its own. */
  min-height: 24rem;

  &[hidden] {
    display: none;
  }
`;

/** The three-ds-challenge dialog of core 2: the bank's page, and the question if the shopper wants to leave it. */
export function ChallengeDialog({ actor }: { actor: ChallengeRef }) {
  const t = useText(paymentText);
  const isAsking = useSelector(actor, selectIsAsking);
  const isLeaving = useSelector(actor, selectIsLeaving);
  return (
    <Dialog
      isOpen={isAsking}
      onClose={() => actor.send({ type: isLeaving ? 'leaving.declined' : 'challenge.dismissed' })}
      title={t('challengeTitle')}
      size="sm"
    >
      {isLeaving && <Leaving actor={actor} />}
      <BankPage actor={actor} isHidden={isLeaving} />
    </Dialog>
  );
}

/** Stays on the page while the shopper is asked: otherwise the bank's page would start again. */
function BankPage({ actor, isHidden }: { actor: ChallengeRef; isHidden: boolean }) {
  const placeId = useId();
  const tell = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) actor.send({ type: 'frame.placed', placeId });
    },
    [actor, placeId],
  );
  return <div id={placeId} ref={tell} className={bank} hidden={isHidden} />;
}

/** Focuses this button of the question, not the close button that opened it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function Leaving({ actor }: { actor: ChallengeRef }) {
  const t = useText(paymentText);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size="md">
          {t('leavingTitle')}
        </Heading>
        <Text tone="soft">{t('leavingBody')}</Text>
      </Stack>
      <Stack gap={3}>
        <Button size="lg" isWide ref={takeFocus} onClick={() => actor.send({ type: 'leaving.declined' })}>
          {t('leavingStay')}
        </Button>
        <Button variant="secondary" size="lg" isWide onClick={() => actor.send({ type: 'leaving.confirmed' })}>
          {t('leavingLeave')}
        </Button>
      </Stack>
    </Stack>
  );
}
