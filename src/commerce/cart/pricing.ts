import { cartTotals, type Totals, type TotalsOfLine } from '#src/domain/cart-totals.ts';
import { settled } from '#src/domain/settled-promotions.ts';
import type { TaxRate } from '../model/tax.ts';
import type { Cart, CartLine, PriceAdjustmentOnCart } from '../model/cart.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { chosenMethod, offerOf, type ShipmentKind, storeDeliveryOf, storeGroup } from './delivery.ts';
import { prepaidOf } from './instruments.ts';
import { linePrice } from './line-price.ts';
import { promotionsFor } from './promotions.ts';
import { locationOfLine, storeLocation } from '../model/stock-location.ts';
import type { Grant } from '../model/grant.ts';
import type { PricedLine, PricedCart } from './priced-cart.types.ts';
import { localeOf } from '../settings/locales.ts';
import { taxRateOf } from '../settings/tax-rates.ts';
import { withTax } from '../model/tax.ts';

const groupOf = (line: CartLine, entry: CatalogueProduct): ShipmentKind => {
  if (entry.style.productType === 'digital') return 'digital';
  if (line.recipeId !== null) return 'customs';
  return line.delivery ? storeGroup(line.delivery) : 'me';
};

/** The groups of the lines: to the home first, then made to order, then each store, then e-mail. */
function groupsOf(lines: readonly { group: ShipmentKind }[]): ShipmentKind[] {
  const found = new Set(lines.map(({ group }) => group));
  const stores = [...found].filter((group) => storeDeliveryOf(group));
  const fixed = (group: ShipmentKind) => (found.has(group) ? [group] : []);
  return [...fixed('me'), ...fixed('customs'), ...stores, ...fixed('digital')];
}

/**
 * The tax rate of a cart; null while it is unknown. In NORA it is known once there is an address; in EMEA at once,
 * because prices include tax. If nothing is delivered to a home, the first store's address decides.
 */
function rateFor(
  cart: Cart,
  groups: readonly ShipmentKind[],
  stores: PricedCart['stores'],
  extraTax: PriceOptions['extraTax'],
): TaxRate | null {
  const store =
    groups.includes('me') || groups.includes('customs')
      ? undefined
      : groups.flatMap((group) => storeDeliveryOf(group) ?? [])[0];
  const taken = store && stores.get(store.storeId);
  if (taken) return taxRateOf(taken.country, taken.province ?? undefined);
  const address = cart.doc.shippingAddress;
  if (address) {
    const rate = taxRateOf(address.country, address.province);
    return rate && extraTax ? withTax(rate, extraTax) : rate;
  }
  const { country, region } = localeOf(cart.locale);
  return region === 'EMEA' ? taxRateOf(country, undefined) : null;
}

export interface PriceOptions {
  catalogue: Catalogue;
  now: number;
  isStockFresh?: boolean;
  favStoreId?: string | null;
  grant?: Grant | null;
  /** True if the shopper is a member of the loyalty programme. */
  isMember?: boolean;
  /** Promotions that each shopper may use once and this one has used. */
  redeemed?: ReadonlySet<string>;
  /** The adjustments that apply in this session. */
  adjustments?: readonly PriceAdjustmentOnCart[] | undefined;
  /** A tax on top of the rate of the cart's address. */
  extraTax?: TaxRate['parts'][number] | null;
}

/** Prices a cart from the catalogue alone. Prices from the browser are never used. */
export async function priceCart(
  cart: Cart,
  {
    catalogue,
    now,
    isStockFresh = false,
    favStoreId = null,
    grant = null,
    isMember = false,
    redeemed = new Set(),
    adjustments = [],
    extraTax = null,
  }: PriceOptions,
): Promise<PricedCart> {
  const { lines, couponCodes } = cart.doc;
  const [products, stock, rows, stores] = await Promise.all([
    catalogue.products(lines.map(({ productId }) => productId)),
    catalogue.stock(
      lines.flatMap((line) => {
        const storeId = line.delivery?.storeId ?? favStoreId;
        return storeId === null ? [line.upc] : [line.upc, storeLocation(storeId, line.upc)];
      }),
      { isFresh: isStockFresh },
    ),
    catalogue.promotions(),
    catalogue.stores(),
  ]);

  const priced: Omit<PricedLine, 'totals'>[] = [];
  const gone: CartLine[] = [];
  for (const line of lines) {
    const entry = products.get(line.productId);
    const variant = entry?.variants.find(({ upc }) => upc === line.upc);
    const price = entry && variant && linePrice({ ...entry, variant }, line, cart.currency, now);
    if (!entry || !variant || !price) gone.push(line);
    else
      priced.push({
        ...entry,
        variant,
        line,
        group: groupOf(line, entry),
        ...price,
        stock: stock.get(locationOfLine(line)) ?? 0,
        giftOf: null,
      });
  }

  const groups = groupsOf(priced);
  const shipments = groups.map((group) => ({ group, method: chosenMethod(cart, group) }));
  const taxRate = rateFor(cart, groups, stores, extraTax);
  const sums = {
    lines: priced.map(({ line, current, style, group }) => ({
      itemId: line.itemId,
      qty: line.qty,
      current,
      categoryIds: style.categoryIds,
      isMoney: group === 'digital',
    })),
    adjustments,
    shipping: shipments.flatMap(({ method }) => (method ? [offerOf(method)] : [])),
    taxRate,
    prepaid: prepaidOf(cart.doc),
  };
  const { country } = localeOf(cart.locale);
  const offered = promotionsFor(rows, {
    couponCodes,
    currency: cart.currency,
    now,
    redeemed,
    grant,
    country,
    isMember,
  });
  const { promotions, totals } = settled(offered, (some) => cartTotals({ ...sums, promotions: some }));
  const bought = priced.flatMap((line, at) => {
    const own = totals.lines[at];
    return own ? [{ ...line, totals: own }] : [];
  });
  // A gift is sent only together with bought items that go to the home, never alone.
  const gifts = shipments.some(({ group }) => group === 'me') ? await giftLines(totals, lines, catalogue) : [];
  const offers = { promotions, adjustments, grant, redeemed };
  return {
    cart,
    now,
    lines: [...bought, ...gifts],
    gone,
    totals,
    ...offers,
    shipments,
    taxRate,
    stores,
    stock,
    favStoreId,
  };
}

/** A line for each product that a promotion gives away, in the first size that is in stock after the bought units. */
async function giftLines(totals: Totals, lines: readonly CartLine[], catalogue: Catalogue): Promise<PricedLine[]> {
  if (totals.gifts.length === 0) return [];
  const products = await catalogue.products(totals.gifts.map(({ productId }) => productId));
  const stock = await catalogue.stock([...products.values()].flatMap(({ variants }) => variants.map(({ upc }) => upc)));
  const bought = (upc: string) =>
    lines.reduce((units, line) => units + (locationOfLine(line) === upc ? line.qty : 0), 0);
  return totals.gifts.flatMap(({ promotionId, productId }): PricedLine[] => {
    const entry = products.get(productId);
    const variant = entry?.variants.find(({ upc }) => (stock.get(upc) ?? 0) > bought(upc));
    if (!entry || !variant) return [];
    const itemId = `gift-${promotionId}`;
    const line: CartLine = {
      itemId,
      productId,
      upc: variant.upc,
      qty: 1,
      maxQty: 1,
      recipeId: null,
      customAmount: null,
      giftOption: null,
      pdpUrl: null,
    };
    const own: TotalsOfLine = {
      itemId,
      adjusted: 0,
      orderAdjusted: 0,
      product: null,
      order: [],
      afterProduct: 0,
      afterOrder: 0,
      rowTotal: 0,
      tax: 0,
    };
    return [
      { ...entry, variant, line, group: 'me', current: 0, original: 0, stock: 1, giftOf: promotionId, totals: own },
    ];
  });
}
