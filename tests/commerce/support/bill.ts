import { promotions } from '#src/demo/promotions.ts';
import { shippingMethods } from '#src/commerce/settings/shipping-methods.ts';
import { taxRates } from '#src/commerce/settings/tax-rates.ts';
import type { Currency } from '#src/commerce/model/locale.ts';
import type { Audience, Promotion } from '#src/commerce/model/promotion.ts';

/** A price adjustment by an associate, as the contract writes it. */
export interface Reduction {
  type: 'amount' | 'percentage' | 'fixed';
  value: number;
}

/** The contents of a cart, independent of the service's own model. */
export interface Shopping {
  currency: Currency;
  lines: { unit: number; qty: number; categoryIds: readonly string[]; isGiftCard: boolean; off?: Reduction | null }[];
  codes: readonly string[];
  /** The shopper's personal discount and what is left of the year; null for others. */
  own: { audience: Audience; left: number } | null;
  /** Shipping methods of the parcels that go to a home. */
  methods: readonly string[];
  /** The place of the tax rate; null until it is known. */
  rate: { country: string; province: string | undefined } | null;
  /** Adjustments of the goods and of the delivery. */
  offGoods?: Reduction | null;
  offDelivery?: Reduction | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
/** Rounds half up. Exact, because no amount here comes near 2^53. */
const rounded = (over: number, under: number) => Math.floor((2 * over + under) / (2 * under));

/** What pieces that cost `value` together cost after the adjustment. */
function reduced(value: number, reduction: Reduction | null | undefined, pieces = 1): number {
  if (!reduction) return value;
  const { type, value: by } = reduction;
  const left = {
    amount: value - by * pieces,
    percentage: value - rounded(value * by, 100),
    fixed: Math.min(value, by * pieces),
  };
  return Math.max(0, left[type]);
}

/** True if the adjustment is allowed: it lowers the price, and by no more than the price. */
export const mayReduce = (value: number, reduction: Reduction, pieces = 1): boolean =>
  reduced(value, reduction, pieces) < value &&
  !(reduction.type === 'amount' && reduction.value * pieces > value) &&
  !(reduction.type === 'percentage' && reduction.value > 100);

/**
 * The seed's active promotions for who is no member, whose threshold this value reaches; those with a code only if the
 * cart has the code.
 */
const counting = ({ codes, currency, own }: Shopping, value: number): Promotion[] =>
  promotions
    .filter(({ audience }) => audience === undefined || audience === own?.audience)
    .filter(({ memberCountries }) => memberCountries === undefined)
    .filter(({ outcome, code }) => outcome === null && (code === null || codes.includes(code)))
    .filter(({ threshold }) => value > 0 && value >= (threshold?.[currency] ?? 0));

/**
 * A personal discount and codes do not combine. Returns the bill with the one or with the others, whichever is smaller.
 */
export function billOf(shopping: Shopping) {
  const withCodes = worked({ ...shopping, own: null });
  const withOwn = worked({ ...shopping, codes: [] });
  const isMore = withOwn.totalDiscount > worked({ ...shopping, codes: [], own: null }).totalDiscount;
  return isMore && withOwn.total <= withCodes.total ? withOwn : withCodes;
}

/**
 * The bill of a cart by the rules of docs/promotions.md, for comparison with the service. Calculated from the opening
 * data with none of the shop's own code for totals.
 */
function worked(shopping: Shopping) {
  const { lines, currency, methods, rate, own } = shopping;
  // 1. Items.
  const values = lines.map(({ unit, qty }) => unit * qty);
  const itemTotal = sum(values);
  const all = counting(shopping, itemTotal);
  const offOf = ({ effect, audience }: Promotion, value: number) => {
    if (effect.kind === 'percent') {
      const { basisPoints } = effect;
      const most = audience ? Math.floor(((own?.left ?? 0) * basisPoints) / (10_000 - basisPoints)) : value;
      return Math.min(most, rounded(value * basisPoints, 10_000));
    }
    return effect.kind === 'amount' ? Math.min(value, effect.off[currency]) : 0;
  };
  // 2. and 3. The item's adjustment, then its best PRODUCT promotion.
  const afterProduct = lines.map(({ unit, qty, off, categoryIds, isGiftCard }) => {
    const value = reduced(unit * qty, isGiftCard ? null : off, qty);
    const fits = all.filter(
      (one) => one.level === 'PRODUCT' && (one.categoryIds?.some((id) => categoryIds.includes(id)) ?? true),
    );
    return isGiftCard ? value : value - Math.max(0, ...fits.map((one) => offOf(one, value)));
  });
  // 4. and 5. The personal discount, then ORDER promotions: percentages first, then by id, each on what the one before
  // left.
  const gifts = sum(values.filter((_, at) => lines[at]?.isGiftCard));
  const rank = ({ effect, id, audience }: Promotion) => `${audience ? 0 : effect.kind === 'percent' ? 1 : 2} ${id}`;
  const promoted = all
    .filter(({ level }) => level === 'ORDER')
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .reduce((left, one) => left - offOf(one, left), sum(afterProduct) - gifts);
  // 6. The adjustment of the goods.
  const goods = reduced(promoted, shopping.offGoods);
  // 7. and 8. Delivery. A method is free from its own threshold on. A promotion with a code frees any method, one
  // without a code only the standard method.
  const free = all.filter(({ level }) => level === 'SHIPPING');
  const sent = sum(
    methods.map((code) => {
      const method = shippingMethods.find((one) => one.code === code);
      if (!method) throw new Error(`no method ${code}`);
      if (method.freeFrom !== null && itemTotal >= method.freeFrom) return 0;
      return free.some((one) => one.code !== null || method.isDefault) ? 0 : method.price;
    }),
  );
  // 9. The adjustment of the delivery.
  const shipping = reduced(sent, shopping.offDelivery);
  // 10. Tax, calculated once on the sum of everything that is taxed.
  const known =
    rate &&
    (taxRates.find((one) => one.country === rate.country && one.province === (rate.province ?? null)) ??
      taxRates.find((one) => one.country === rate.country && one.province === null));
  const taxed = goods + (known?.taxesShipping ? shipping : 0);
  const points = known?.basisPoints ?? 0;
  const tax = rounded(taxed * points, known?.isIncluded ? 10_000 + points : 10_000);
  return {
    itemTotal,
    itemSubTotal: goods + gifts,
    totalDiscount: itemTotal - goods - gifts,
    shipping,
    tax,
    total: goods + gifts + shipping + (known?.isIncluded ? 0 : tax),
    lines: afterProduct,
    /** Prices of the goods and of the delivery before their adjustments. */
    before: { goods: promoted, delivery: sent },
  };
}
