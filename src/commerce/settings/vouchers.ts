import type { Voucher } from '../model/customer.ts';

/** What the programme offers for points: the more points, the more each is worth. The same in every currency. */
const offers = [
  { points: 500, amount: 500 },
  { points: 1000, amount: 1200 },
  { points: 2000, amount: 2500 },
  { points: 4000, amount: 6000 },
] as const;

/** The vouchers of every member who has none of their own. */
export const standardVouchers: readonly Voucher[] = (['USD', 'CAD', 'GBP', 'EUR'] as const).flatMap((currency) =>
  offers.map(({ points, amount }) => ({ id: `V-${points}-${currency}`, points, amount, currency })),
);
