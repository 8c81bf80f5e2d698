import type { PriceAdjustmentAgreement } from '#openapi/generated/waymark.gen.ts';
import type { Audit, AuditEvent } from '../audit/audit.types.ts';
import { type Consumers, emailKey } from '../auth/consumers.ts';
import type { Passwords } from '../auth/passwords.ts';
import { warnOwner } from '../auth/warn-owner.ts';
import { CommerceError } from '../errors.ts';
import { associateOf } from './associates.ts';
import type { Associate } from '../model/associate.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import { comparing, type Tries } from '../limits/tries.ts';
import type { QueueDeps } from '../outbox/outbox.ts';
import type { AdjustmentCaps } from './adjustment-caps.ts';

/** What the agreement of a second associate needs. */
export interface AgreementDeps extends QueueDeps {
  audit: Audit;
  /** The largest discounts that associates may give. */
  caps: AdjustmentCaps;
  catalogue: Catalogue;
  consumers: Consumers;
  passwords: Passwords;
  tries: Tries;
}

interface Question {
  /** The associate who sells. */
  seller: Associate;
  /** The client's address. */
  address: string;
  /** The total discount, in percent of the price. */
  percent: number;
  /** What the audit trail records, approved or not. */
  about: Pick<AuditEvent, 'subject' | 'facts'>;
}

/**
 * Returns the second associate who approves, by their own sign-in. Throws PRC401 in every other case, whatever the
 * reason: no account, a wrong password, a locked account, not an associate, the seller, a role that may not approve so
 * much. Tries count like those of a sign-in, and once more by seller: an associate's session replaces the bot check.
 */
export async function secondAssociate(
  deps: AgreementDeps,
  shown: PriceAdjustmentAgreement,
  { seller, address, percent, about }: Question,
): Promise<Associate> {
  const { audit, caps, catalogue, consumers, passwords, tries } = deps;
  const email = emailKey(shown.username);
  const asked = await tries.begin('agreement', { target: seller.consumer.id, address });
  const attempt = await tries.begin('signIn', { target: email, address }).catch(async (refusal: unknown) => {
    await asked.undo();
    throw refusal;
  });
  const known = await consumers.byEmail(email);
  const isRight = await comparing(
    asked,
    comparing(attempt, passwords.isRight(shown.password, known?.passwordHash ?? null)),
  );
  const second =
    isRight && known && !known.consumer.isLocked && known.consumer.id !== seller.consumer.id
      ? await associateOf(catalogue, known.consumer)
      : null;
  if (second && percent <= caps.agreed[second.role]) {
    await attempt.right();
    await asked.right();
    return second;
  }
  const { isAlarming } = await attempt.wrong();
  await asked.wrong();
  const actor = known ? await audit.actorOfConsumer(known.consumer) : audit.stranger(email);
  const facts = { ...about.facts, other: seller.consumer.consumerNo };
  await audit.record({ kind: 'adjustment-agreement-failed', ...actor, ...about, facts, reason: 'PRC401' });
  if (isAlarming) await warnOwner(deps, email);
  throw new CommerceError('PRC401', 403);
}
