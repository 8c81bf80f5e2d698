import type { PriceAdjustmentAgreement } from '#openapi/generated/waymark.gen.ts';
import type { AuditKind } from '../audit/audit.types.ts';
import type { Session } from '../auth/session.types.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { associateOf } from '../stores/associates.ts';
import { secondAssociate } from '../stores/second-associate.ts';
import { takenNow, withLimit } from './adjustments.ts';
import type { Cart, CartDoc } from './cart.types.ts';
import type { Recording } from './cart-writer.ts';
import type { Associate } from '../stores/associate.types.ts';
import { price } from './cart-reply.ts';

interface Asked {
  basketId: string;
  session: Session;
  context: Pick<CallContext, 'address' | 'idempotencyKey'>;
  kind: Extract<AuditKind, 'adjustment-given' | 'adjustment-changed'>;
  agreement: PriceAdjustmentAgreement | undefined;
  /** The cart with the adjustment, and its id. */
  adjusted(doc: CartDoc): { doc: CartDoc; adjustmentId: string };
}

async function sellerOf({ catalogue, consumers }: Services, { subject }: Session): Promise<Associate> {
  const consumer = await consumers.byId(subject);
  const seller = consumer && (await associateOf({ catalogue }, consumer));
  if (!seller) throw new CommerceError('AUT432', 403);
  return seller;
}

/**
 * Gives an adjustment, or changes one, as the cart is in the moment that it is written. Above what the seller may take
 * off alone it asks for a second associate (PRC403), whose agreement is good for this call (PRC401 where it is not
 * given). The trail has it in the same transaction.
 */
export async function giveAdjustment(
  services: Services,
  { basketId, session, context, kind, agreement, adjusted }: Asked,
): Promise<Cart> {
  const { audit, caps, carts } = services;
  const seller = await sellerOf(services, session);
  const cap = caps.alone[seller.role];
  /**
   * A password is compared once, however often the cart changes meanwhile; another percentage would be another
   * question.
   */
  let agreed: { second: Associate; percent: number } | null = null;
  let record: Recording = async () => undefined;

  const change = async (before: CartDoc, found: Cart): Promise<CartDoc> => {
    const { doc, adjustmentId } = adjusted(before);
    const { one, amount, percent } = takenNow(await price(services, session, { ...found, doc }), adjustmentId);
    const about = {
      subject: basketId,
      facts: { adjustmentId, level: one.level, amount, currency: found.currency, percent },
    };
    if (percent > cap && agreed?.percent !== percent) {
      if (!agreement) throw new CommerceError('PRC403', 403, { field: '/value', additionalInfo: { cap } });
      agreed = {
        second: await secondAssociate(services, agreement, { seller, address: context.address, percent, about }),
        percent,
      };
    }
    const second = percent > cap && agreed ? agreed.second : null;
    record = async (tx) => {
      const { consumerNo } = seller.consumer;
      const event = { ...about, reason: one.reasonCode };
      const other = second ? { other: second.consumer.consumerNo } : {};
      await audit.record(
        { ...event, kind, actor: consumerNo, role: seller.role, facts: { ...about.facts, ...other } },
        tx,
      );
      if (!second) return;
      const { consumer, role } = second;
      await audit.record(
        {
          ...event,
          kind: 'adjustment-agreed',
          actor: consumer.consumerNo,
          role,
          facts: { ...about.facts, other: consumerNo },
        },
        tx,
      );
    };
    return withLimit(
      doc,
      adjustmentId,
      second ? { upTo: percent, upToAmount: amount, agreedBy: second.consumer.consumerNo } : { upTo: cap },
    );
  };
  return carts.change(basketId, session, change, context.idempotencyKey, (tx) => record(tx));
}
