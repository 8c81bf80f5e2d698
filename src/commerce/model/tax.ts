import type { ShopCountry } from './locale.ts';

export interface TaxRate {
  country: ShopCountry;
  /** Null: the whole country. */
  province: string | null;
  /** The label on the receipt: "Sales tax", "HST", "GST + QST", "VAT". */
  label: string;
  basisPoints: number;
  /** One per levy; they add up to `basisPoints`. */
  parts: { name: string; basisPoints: number }[];
  /** VAT is inside the price; sales taxes are added at checkout. */
  isIncluded: boolean;
  /** Shipping is taxed too. */
  taxesShipping: boolean;
}

/** A rate with an additional tax. */
export const withTax = (rate: TaxRate, { name, basisPoints }: TaxRate['parts'][number]): TaxRate => ({
  ...rate,
  basisPoints: rate.basisPoints + basisPoints,
  parts: [...rate.parts, { name, basisPoints }],
});
