import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import { selectHasFailed } from '#machines/payment-method/payment-method.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { HostedFields } from './HostedFields.tsx';

export type PaymentMethodRef = ActorRefFrom<typeof paymentMethodMachine>;

/** The card: the provider's own fields, or why they are not there. */
export function CardForm({ actor }: { actor: PaymentMethodRef }) {
  const hasFailed = useSelector(actor, selectHasFailed);
  return (
    <>
      {hasFailed && <FailedFields actor={actor} />}
      <HostedFields actor={actor} isHidden={hasFailed} />
    </>
  );
}

function FailedFields({ actor }: { actor: PaymentMethodRef }) {
  const say = useText(paymentText);
  return (
    <Notice
      tone="error"
      title={say('failedTitle')}
      isLive
      action={
        <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'payment.retried' })}>
          {say('retry')}
        </Button>
      }
    >
      {say('failedBody')}
    </Notice>
  );
}
