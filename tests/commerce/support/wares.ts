import * as fc from 'fast-check';
import type { Address, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { linePrice } from '#src/commerce/cart/line-price.ts';
import { addressRules } from '#src/commerce/settings/address-rules.ts';
import { giftCards } from '#src/demo/gift-cards.ts';
import { seed } from '#src/demo/seed.ts';
import { taxRates } from '#src/commerce/settings/tax-rates.ts';
import type { Currency, Locale } from '#src/commerce/model/locale.ts';
import { maya } from '#tests/people.ts';

/** An item with its price, read from the opening data. */
export interface Ware {
  item: ItemInput;
  unit: number;
  categoryIds: readonly string[];
  isGiftCard: boolean;
  /** Largest quantity of a line. */
  most: number;
}

const masters = new Map(seed.masters.map((master) => [master.id, master]));
const phones: Record<string, string> = {
  US: '4155550134',
  CA: '4035550134',
  GB: '7700900123',
  FR: '612345678',
  DE: '15112345678',
  IT: '3123456789',
  ES: '612345678',
};

/**
 * Everything that a guest can add to a cart in this currency: sizes in stock, gift cards and made-to-order products.
 */
export function waresOf(currency: Currency, stock: ReadonlyMap<string, number>) {
  const all = seed.products.flatMap((product) => {
    const style = masters.get(product.masterId);
    if (!style || product.comingSoon || product.presale || product.isRobisOnly) return [];
    return product.variants.flatMap((variant) => {
      const entry = { product, style, rating: null, variants: product.variants, variant };
      if ((stock.get(variant.upc) ?? 0) === 0) return [];
      const designs = [null, ...style.recipes.map(({ id }) => id)];
      return designs.flatMap((recipeId): Ware[] => {
        const price = linePrice(entry, { recipeId, customAmount: null }, currency, Date.now());
        const item = { productId: product.id, upc: variant.upc, ...(recipeId ? { recipeId } : {}) };
        return price
          ? [
              {
                item,
                unit: price.current,
                categoryIds: style.categoryIds,
                isGiftCard: style.productType === 'digital',
                most: product.maxQty ?? 20,
              },
            ]
          : [];
      });
    });
  });
  const special = all.filter(({ item, isGiftCard }) => isGiftCard || item.recipeId);
  const hiking = all.filter(({ categoryIds }) =>
    categoryIds.some((id) => (seed.promotions.find(({ code }) => code === 'BOOTS25')?.categoryIds ?? []).includes(id)),
  );
  const ware = fc.oneof(
    { arbitrary: fc.constantFrom(...all), weight: 4 },
    { arbitrary: fc.constantFrom(...hiking), weight: 2 },
    { arbitrary: fc.constantFrom(...special), weight: 1 },
  );
  const own = fc
    .record({
      ware: fc.constantFrom(...all.filter(({ isGiftCard }) => isGiftCard)),
      amount: fc.integer({ min: 500, max: 100_000 }),
    })
    .map(({ ware: { item, ...rest }, amount }): Ware => ({
      ...rest,
      unit: amount,
      item: { ...item, customAmount: amount },
    }));
  return fc.oneof({ arbitrary: ware, weight: 8 }, { arbitrary: own, weight: 1 });
}

/** An address in a country, in any of the provinces that have their own tax rate. */
export function addressOf({ country }: Pick<Locale, 'country'>): fc.Arbitrary<Address> {
  const rules = addressRules.find((one) => one.country === country);
  if (!rules) throw new Error(`no rules for ${country}`);
  const taxed = taxRates.flatMap((rate) => (rate.country === country && rate.province !== null ? [rate.province] : []));
  const known = rules.provinces.map(({ code }) => code);
  const provinces = taxed.length > 0 ? taxed.filter((code) => known.includes(code)) : known;
  return (provinces.length > 0 ? fc.constantFrom(...provinces) : fc.constant(undefined)).map((province) => ({
    ...maya,
    email: 'random.cart@example.com',
    phone: phones[country] ?? '',
    addressLine1: '12 Larkspur Lane',
    city: 'Fellside',
    ...(province ? { province } : {}),
    postalCode: rules.postalCodeExample,
    country,
  }));
}

/** Gift cards of a currency with a balance. */
export const cardsOf = (currency: Currency) =>
  giftCards.filter((card) => card.currency === currency && card.outcome === null);

/** Codes that work on any day and for any shopper. */
export const workingCodes = seed.promotions.flatMap(({ code, outcome, isOncePerShopper }) =>
  code && outcome === null && !isOncePerShopper ? [code] : [],
);
