import type { Currency, Localised, ShopCountry } from './locale.ts';

export type ShippingKind = 'sth' | 'sts' | 'pickup' | 'pudo' | 'digital' | 'customs';

export interface ShippingMethod {
  code: string;
  kind: ShippingKind;
  country: ShopCountry;
  label: Localised;
  /** "Same day" or a range such as "1-3 days"; methods are sorted by it (core 9). */
  deliveryTime: string;
  currency: Currency;
  price: number;
  /** Merchandise total from which it is free; null: never. */
  freeFrom: number | null;
  isDefault: boolean;
  /** Pattern of postal codes that it does not deliver to, case ignored; absent: it delivers everywhere. */
  notTo?: string;
}
