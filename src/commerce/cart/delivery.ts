import type { Country, ShippingKind, ShippingMethod } from '#openapi/generated/waymark.gen.ts';
import { deliveryPrice, type DeliveryOffer } from '#src/domain/cart-totals.ts';
import { byDeliveryTime } from '#src/domain/delivery-time.ts';
import type { Promotion } from '#src/domain/promotions.ts';
import type { Language, SeedShippingMethod, ShippingKind as SeedKind } from '../seed/seed.types.ts';
import { localeOf, methodsOf } from './reference.ts';
import type { Cart, ShippingGroup } from './cart.types.ts';

/** What goes together: to the home, made to order, or by e-mail. */
export type ShipmentKind = ShippingGroup | 'digital';

const kinds: Record<SeedKind, ShippingKind> = {
  sth: 'home',
  sts: 'sts',
  pickup: 'pickup',
  pudo: 'pudo',
  digital: 'digital',
  customs: 'customs',
};
/** The deliveries that need nothing but an address. */
const kindOf: Record<ShipmentKind, SeedKind> = { me: 'sth', customs: 'customs', digital: 'digital' };

/** Where a cart goes: its address, else the country of its locale. */
export const destinationOf = (cart: Cart): Country =>
  cart.doc.shippingAddress?.country ?? localeOf(cart.locale).country;

const sorted = new Map<string, SeedShippingMethod[]>();

/** The methods of a group, the quickest first (core 9). */
export function applicableMethods(country: Country, group: ShipmentKind): readonly SeedShippingMethod[] {
  const key = `${country} ${group}`;
  const known = sorted.get(key);
  if (known) return known;
  const made = byDeliveryTime(methodsOf(country).filter((method) => method.kind === kindOf[group]));
  // Only countries of the shop: what is asked from outside must not fill the memory.
  if (made.length > 0) sorted.set(key, made);
  return made;
}

export const defaultMethod = (methods: readonly SeedShippingMethod[]): SeedShippingMethod | null =>
  methods.find((method) => method.isDefault) ?? methods[0] ?? null;

/** The method that a group goes by: the chosen one while it applies, else the default. Null when nothing goes there. */
export function chosenMethod(cart: Cart, group: ShipmentKind): SeedShippingMethod | null {
  const methods = applicableMethods(destinationOf(cart), group);
  const chosen = group === 'digital' ? undefined : cart.doc.shippingMethods[group];
  return methods.find((method) => method.code === chosen) ?? defaultMethod(methods);
}

export const offerOf = (method: SeedShippingMethod): DeliveryOffer => ({
  price: method.price,
  freeFrom: method.freeFrom,
  isStandard: method.isDefault,
});

/** A method as the contract says it, with what it costs for items of this value. */
export function shippingMethodOf(
  method: SeedShippingMethod,
  { language, promotions, itemTotal }: { language: Language; promotions: readonly Promotion[]; itemTotal: number },
): ShippingMethod {
  const { amount } = deliveryPrice(offerOf(method), promotions, itemTotal);
  return {
    code: method.code,
    label: method.label[language],
    deliveryTime: method.deliveryTime,
    kind: kinds[method.kind],
    price: { amount: method.price, finalAmount: amount, currency: method.currency },
  };
}
