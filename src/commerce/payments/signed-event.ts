import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { PaymentEvent } from './payment-provider.ts';

const event = z.object({
  id: z.string().min(1).max(255),
  kind: z.enum(['captured', 'refunded', 'voided', 'disputed']),
  authorisationId: z.string().min(1).max(255),
  orderReference: z.string().min(1).max(255),
  amount: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  at: z.iso.datetime(),
  refundKey: z.string().min(1).max(255).optional(),
});

/** The `typ` of the JWS: a token that the provider signs for another purpose is no event. */
export const EVENT_TYPE = 'payment-event';

/** Returns the event of a JWS (HS256) that this secret signed; null for any other text. */
export async function readSignedEvent(signed: string, secret: string | undefined): Promise<PaymentEvent | null> {
  if (!secret) return null;
  const claims = await jwtVerify(signed, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    typ: EVENT_TYPE,
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  return event.safeParse(claims).data ?? null;
}
