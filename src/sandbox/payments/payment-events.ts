import { SignJWT } from 'jose';
import type { PaymentEvent } from '#src/commerce/payments/payment-provider.ts';
import { EVENT_TYPE } from '#src/commerce/payments/signed-event.ts';
import type { Signing } from './signing.ts';

/** Milliseconds before each repetition of an event that the shop did not take. */
const pauses = [1_000, 5_000, 30_000, 120_000];

/** Sends a signed event to the shop. True if the shop took it. */
export type SendEvent = (signedEvent: string) => Promise<boolean>;

export type PaymentEvents = ReturnType<typeof createPaymentEvents>;

/** Reports to the shop what happened to a payment, as a provider does: signed, at least once, and not in order. */
export function createPaymentEvents({
  signing,
  clock,
  send,
}: {
  signing: Pick<Signing, 'webhookSecret'>;
  clock: () => Date;
  send: SendEvent | undefined;
}) {
  const deliver = async (signed: string, [pause, ...later]: readonly number[]): Promise<void> => {
    const isTaken = await send?.(signed).catch(() => false);
    if (isTaken === false && pause !== undefined) setTimeout(() => void deliver(signed, later), pause).unref();
  };
  return {
    /** Nobody waits for it. The id is the same for the same event of the same payment, or of the same refund of it. */
    async report(
      kind: PaymentEvent['kind'],
      payment: Pick<PaymentEvent, 'authorisationId' | 'orderReference' | 'amount' | 'currency'>,
      refund: { number: number; refundKey: string } | null = null,
    ): Promise<void> {
      if (!send) return;
      const { authorisationId, orderReference, amount, currency } = payment;
      const event: PaymentEvent = {
        id: `evt_${kind}_${authorisationId}${refund ? `_${refund.number}` : ''}`,
        kind,
        authorisationId,
        orderReference,
        amount,
        currency,
        at: clock().toISOString(),
        ...(refund ? { refundKey: refund.refundKey } : {}),
      };
      const key = new TextEncoder().encode(signing.webhookSecret);
      const signed = await new SignJWT({ ...event }).setProtectedHeader({ alg: 'HS256', typ: EVENT_TYPE }).sign(key);
      setTimeout(() => void deliver(signed, pauses)).unref();
    },
  };
}
