import type { PriceAdjustmentAgreement } from '#openapi/generated/waymark.gen.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Catalogue } from './catalogue.ts';
import type { AuditKind } from '../audit/audit.types.ts';
import type { Session } from '../model/session.ts';
import type { CallContext } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { associateOf } from '../stores/associates.ts';
import { type AgreementDeps, secondAssociate } from '../stores/second-associate.ts';
import { takenNow, withLimit } from './adjustments.ts';
import type { Cart, CartDoc } from '../model/cart.ts';
import type { Recording } from './cart-writer.ts';
import type { Associate } from '../model/associate.ts';
import { type CartDeps, price } from './cart-reply.ts';

/** What giving a price adjustment needs. */
export interface AdjustmentDeps extends CartDeps, AgreementDeps {}

interface Asked {
  basketId: string;
  session: Session;
  context: Pick<CallContext, 'address' | 'idempotencyKey'>;
  kind: Extract<AuditKind, 'adjustment-given' | 'adjustment-changed'>;
  agreement: PriceAdjustmentAgreement | undefined;
  /** Returns the cart with the adjustment, and the adjustment's id. */
  adjusted(doc: CartDoc): { doc: CartDoc; adjustmentId: string };
}

async function sellerOf(catalogue: Catalogue, consumers: Consumers, { subject }: Session): Promise<Associate> {
  const consumer = await consumers.byId(subject);
  const seller = consumer && (await associateOf(catalogue, consumer));
  if (!seller) throw new CommerceError('AUT432', 403);
  return seller;
}

/**
 * Gives or changes an adjustment. Checks it against the cart at the moment of the write. If it takes off more than the
 * seller may alone, it needs the agreement of a second associate: throws PRC403 without one, PRC401 if the agreement is
 * refused. An agreement is valid for this call only. The audit trail is written in the same transaction.
 */
export async function giveAdjustment(
  deps: AdjustmentDeps,
  { basketId, session, context, kind, agreement, adjusted }: Asked,
): Promise<Cart> {
  const { audit, caps, carts, catalogue, consumers } = deps;
  const seller = await sellerOf(catalogue, consumers, session);
  const cap = caps.alone[seller.role];
  /**
   * The second associate's password is compared only once, even if the change is retried. Another percentage needs a
   * new agreement.
   */
  let agreed: { second: Associate; percent: number } | null = null;
  let record: Recording = async () => undefined;

  const change = async (before: CartDoc, found: Cart): Promise<CartDoc> => {
    const { doc, adjustmentId } = adjusted(before);
    const { one, amount, percent } = takenNow(await price(deps, session, { ...found, doc }), adjustmentId);
    const about = {
      subject: basketId,
      facts: { adjustmentId, level: one.level, amount, currency: found.currency, percent },
    };
    if (percent > cap && agreed?.percent !== percent) {
      if (!agreement) throw new CommerceError('PRC403', 403, { field: '/value', additionalInfo: { cap } });
      agreed = {
        second: await secondAssociate(deps, agreement, { seller, address: context.address, percent, about }),
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
