import type {
  ShippingKind as DeliveryKind,
  ShippingMethod as ShippingMethodAnswer,
} from '#openapi/generated/waymark.gen.ts';
import { deliveryPrice, type DeliveryOffer } from '#src/domain/cart-totals.ts';
import { fromStandard } from '#src/domain/delivery-time.ts';
import type { Promotion } from '#src/domain/promotions.ts';
import { word } from '../catalogue/vocabulary.ts';
import { deliveryDatesOf } from '../delivery/delivery-dates.ts';
import type { Language } from '../model/locale.ts';
import type { ShippingKind, ShippingMethod } from '../model/shipping.ts';
import type { Cart, ShippingGroup, StoreDelivery } from '../model/cart.ts';
import { inLanguage } from '../translate.ts';
import { localeOf } from '../settings/locales.ts';
import { methodsOf } from '../settings/shipping-methods.ts';

/** Items that are collected in one store: `pickup-1001`, `sts-1001`. */
export type StoreGroup = `${StoreDelivery['kind']}-${string}`;
/** Items that are delivered together: to the home, made to order, by e-mail, or to a store. */
export type ShipmentKind = ShippingGroup | 'digital' | StoreGroup;

export const storeGroup = ({ kind, storeId }: StoreDelivery): StoreGroup => `${kind}-${storeId}`;

/** The store of a group and its kind of delivery; null if the group does not go to a store. */
export function storeDeliveryOf(group: ShipmentKind): StoreDelivery | null {
  const [, kind, storeId] = /^(pickup|sts)-(.+)$/.exec(group) ?? [];
  return kind && storeId ? { kind: kind as StoreDelivery['kind'], storeId } : null;
}

const kinds: Record<ShippingKind, DeliveryKind> = {
  sth: 'home',
  sts: 'sts',
  pickup: 'pickup',
  pudo: 'pudo',
  digital: 'digital',
  customs: 'customs',
};
/** The deliveries that need only an address. */
const kindsAtHome: Record<ShippingGroup | 'digital', ShippingKind> = {
  me: 'sth',
  customs: 'customs',
  digital: 'digital',
};
const kindOf = (group: ShipmentKind, { storeId }: Destination): ShippingKind =>
  group === 'me' && storeId !== undefined
    ? 'pudo'
    : (storeDeliveryOf(group)?.kind ?? kindsAtHome[group as ShippingGroup | 'digital']);

/** What decides which shipping methods apply. */
export interface Destination {
  country: string;
  postalCode?: string | undefined;
  /** The collection point that receives the parcel instead of a home. */
  storeId?: string | undefined;
}

/** The destination of a cart: its shipping address, else the country of its locale. */
export const destinationOf = (cart: Cart): Destination =>
  cart.doc.shippingAddress ?? { country: localeOf(cart.locale).country };

const sorted = new Map<string, ShippingMethod[]>();

function methodsOfKind(country: string, kind: ShippingKind): readonly ShippingMethod[] {
  const key = `${country} ${kind}`;
  const known = sorted.get(key);
  if (known) return known;
  const made = fromStandard(methodsOf(country).filter((method) => method.kind === kind));
  // Caches only countries of the shop, so that requests for other countries cannot fill the memory.
  if (made.length > 0) sorted.set(key, made);
  return made;
}

/** The shipping methods of a group, the standard one first, without those that exclude this postal code. */
export function applicableMethods(destination: Destination, group: ShipmentKind): readonly ShippingMethod[] {
  const { country, postalCode } = destination;
  const methods = methodsOfKind(country, kindOf(group, destination));
  if (!postalCode || !methods.some(({ notTo }) => notTo)) return methods;
  return methods.filter(({ notTo }) => !notTo || !new RegExp(notTo, 'iu').test(postalCode));
}

/**
 * The method by which a home parcel could go to a collection point instead. Null if it already goes to one, or if there
 * are none.
 */
export function collectionPointMethod({ country, storeId }: Destination, group: ShipmentKind): ShippingMethod | null {
  return group === 'me' && storeId === undefined ? (methodsOfKind(country, 'pudo')[0] ?? null) : null;
}

export const defaultMethod = (methods: readonly ShippingMethod[]): ShippingMethod | null =>
  methods.find((method) => method.isDefault) ?? methods[0] ?? null;

/** The shipping method of a group: the chosen one if it applies, else the default. Null if there are none. */
export function chosenMethod(cart: Cart, group: ShipmentKind): ShippingMethod | null {
  const methods = applicableMethods(destinationOf(cart), group);
  const chosen = group === 'me' || group === 'customs' ? cart.doc.shippingMethods[group] : undefined;
  return methods.find((method) => method.code === chosen) ?? defaultMethod(methods);
}

export const offerOf = (method: ShippingMethod): DeliveryOffer => ({
  price: method.price,
  freeFrom: method.freeFrom,
  isStandard: method.isDefault,
});

/** The delivery time of a method in a language: "1-3 days", "1 day" or "Same day", by the shop's table. */
export function deliveryTimeIn(language: Language, { deliveryTime }: Pick<ShippingMethod, 'deliveryTime'>): string {
  const [days] = /^[\d-]+/.exec(deliveryTime) ?? [];
  if (days === undefined) return word('delivery.sameDay', language);
  return word(days === '1' ? 'delivery.day' : 'delivery.days', language, { days });
}

/**
 * A method in the format of the contract, with its price for items of this value, and its delivery dates for an order
 * that is placed now.
 */
export function shippingMethodOf(
  method: ShippingMethod,
  {
    language,
    promotions,
    itemTotal,
    now,
  }: { language: Language; promotions: readonly Promotion[]; itemTotal: number; now: number },
): ShippingMethodAnswer {
  const { amount } = deliveryPrice(offerOf(method), promotions, itemTotal);
  const dates = deliveryDatesOf(method, now);
  return {
    code: method.code,
    label: inLanguage(method.label, language),
    deliveryTime: deliveryTimeIn(language, method),
    ...(dates ? { earliestDate: dates.earliestDate, latestDate: dates.latestDate } : {}),
    kind: kinds[method.kind],
    price: { amount: method.price, finalAmount: amount, currency: method.currency },
  };
}
