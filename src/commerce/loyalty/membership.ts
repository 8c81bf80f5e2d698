import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import type { Consumer, Voucher } from '../model/customer.ts';
import type { Currency } from '../model/locale.ts';
import type { Raw } from '../db/database.types.ts';
import { standardVouchers } from '../settings/vouchers.ts';
import { entriesOf } from './points.ts';

/** The vouchers of a currency that a member may choose from, the smallest first: their own, else those of everybody. */
export function offersFor({ doc: { loyalty } }: Consumer, currency: Currency): Voucher[] {
  if (!loyalty) return [];
  const inCurrency = (vouchers: readonly Voucher[]) => vouchers.filter((voucher) => voucher.currency === currency);
  const own = inCurrency(loyalty.vouchers);
  return (own.length > 0 ? own : inCurrency(standardVouchers)).toSorted((a, b) => a.points - b.points);
}

/** The membership of a member, for the account. */
export async function membershipOf(
  raw: Raw,
  member: Consumer,
  loyalty: NonNullable<Consumer['doc']['loyalty']>,
  currency: Currency,
): Promise<LoyaltyMembership> {
  const entries = await entriesOf(raw, member.id);
  return {
    memberId: loyalty.memberId,
    joinedOn: loyalty.optedInOn,
    points: Math.max(0, member.points),
    vouchers: offersFor(member, currency).map(({ points, amount, currency: of }) => ({
      points,
      amountInCurrency: amount,
      currency: of,
      eligible: points <= member.points,
    })),
    entries: entries.map(({ orderNumber, ...entry }) => ({ ...entry, ...(orderNumber ? { orderNumber } : {}) })),
  };
}
