import type { Currency, PaymentMethodId } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import type { CartDoc } from '../model/cart.ts';
import { creditLeft } from './credit.ts';
import type { Database, Raw } from '../db/database.types.ts';
import type { PricedCart } from './priced-cart.types.ts';
import type { Consumer } from '../model/customer.ts';
import type { Tries } from '../limits/tries.ts';

export type StoredRewardKind = Extract<PaymentMethodId, 'REWARD_CODE' | 'REWARD_CARD'>;

/** A reward code or card of a customer, with its balance. */
export interface StoredReward {
  id: string;
  kind: StoredRewardKind;
  code: string;
  currency: Currency;
  balance: number;
}

const COLUMNS = 'id, kind, code, currency, balance';

/** A customer's rewards of a kind with a balance, the largest first. */
export const storedRewardsOf = (raw: Raw, owner: string, kind: StoredRewardKind): Promise<StoredReward[]> =>
  raw<StoredReward>(
    `SELECT ${COLUMNS} FROM stored_rewards WHERE owner = $1 AND kind = $2 AND balance > 0 ORDER BY balance DESC, id`,
    [owner, kind],
  );

/**
 * The reward of a customer, by its code or by its id in their account. Throws PYT404 if there is none, and also if it
 * belongs to somebody else, so that guessing reveals nothing. Tries are limited (src/commerce/limits).
 */
export async function findStoredReward(
  { database, tries }: { database: Database; tries: Tries },
  { owner, address }: { owner: string; address: string },
  { kind, id, code }: { kind: StoredRewardKind; id: string | undefined; code: string | undefined },
): Promise<StoredReward> {
  const attempt = await tries.begin('rewardCode', { target: owner, address });
  const [row] = await database.raw<StoredReward>(
    `SELECT ${COLUMNS} FROM stored_rewards WHERE owner = $1 AND kind = $2 AND (id = $3 OR code = $4)`,
    [owner, kind, id ?? null, code?.replaceAll(' ', '').toUpperCase() ?? null],
  );
  await (row ? attempt.right() : attempt.wrong());
  if (!row)
    throw new CommerceError('PYT404', 404, {
      field: id ? '/payment_instrument_id' : kind === 'REWARD_CODE' ? '/c_rewardCode' : '/c_rewardCardNumber',
    });
  return row;
}

/**
 * Puts a reward code or card on a cart; one that is already there stays unchanged. Throws REW135 while the membership
 * is not confirmed. Throws REW140 if its balance is 0, its currency is another, or athlete credit is left.
 */
export function withStoredReward(
  doc: CartDoc,
  { id, kind, code, currency, balance }: StoredReward,
  member: Consumer,
  priced: Pick<PricedCart, 'cart' | 'totals'>,
): CartDoc {
  const field = '/payment_method_id';
  if (member.doc.loyalty?.optedInOn === null) throw new CommerceError('REW135', 422, { field });
  if (balance === 0 || currency !== priced.cart.currency || creditLeft(member, priced) > 0)
    throw new CommerceError('REW140', 422, { field });
  const { storedRewards = [] } = doc;
  if (storedRewards.some((one) => one.id === id)) return doc;
  return { ...doc, storedRewards: [...storedRewards, { id, kind, lastFour: code.slice(-4), balance }] };
}

/** Updates the balances of the rewards on a cart and removes those that are used up. */
export async function withFreshRewards(doc: CartDoc, raw: Raw): Promise<CartDoc> {
  const { storedRewards = [] } = doc;
  if (storedRewards.length === 0) return doc;
  const rows = await raw<Pick<StoredReward, 'id' | 'balance'>>(
    'SELECT id, balance FROM stored_rewards WHERE id = ANY($1::text[])',
    [storedRewards.map(({ id }) => id)],
  );
  const left = new Map(rows.map(({ id, balance }) => [id, balance]));
  return {
    ...doc,
    storedRewards: storedRewards.flatMap((one) => {
      const balance = left.get(one.id) ?? 0;
      return balance > 0 ? [{ ...one, balance }] : [];
    }),
  };
}
