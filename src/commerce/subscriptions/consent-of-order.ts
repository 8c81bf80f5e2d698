import type { Raw } from '../db/database.types.ts';
import type { OrderDoc } from '../model/order.ts';
import { requestSubscription } from './subscriptions.ts';

/** Requests the newsletter if its box was ticked at the checkout. Called when the order is placed, never before. */
export async function requestConsentOfOrder(
  tx: Raw,
  { owner, doc: { frozen, collector } }: { owner: string; doc: Pick<OrderDoc, 'frozen' | 'collector'> },
  now: Date,
): Promise<void> {
  const { email, locale, shipments } = frozen;
  const forms = [...shipments.map(({ address }) => address), collector];
  if (!email || !forms.some((form) => form?.subscriptions?.newsletterConsent)) return;
  const [customer] = await tx<{ id: string }>('SELECT id FROM consumers WHERE id = $1', [owner]);
  await requestSubscription(
    tx,
    {
      channel: 'email',
      recipient: email.toLowerCase(),
      owner: customer?.id ?? '',
      locale,
      acquisitionType: 'Checkout',
      campaignName: null,
    },
    now,
  );
}
