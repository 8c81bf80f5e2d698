import type { AppliedPromotion, CartItem, Currency, ItemShippingOption } from '#openapi/generated/waymark.gen.ts';
import { canGo, unitsLeft } from './availability.ts';
import { applicableMethods, destinationOf, type ShipmentKind, storeDeliveryOf, storeGroup } from './delivery.ts';
import { flag } from '../catalogue/flags.ts';
import { kindOf } from '../catalogue/kind.ts';
import { attributesOf } from './labels.ts';
import { methodView } from './method-view.ts';
import { imageOf, isSitePath } from './picture.ts';
import { unitPrice } from './line-price.ts';
import { type StockLocation, storeLocation } from '../model/stock-location.ts';
import type { PricedLine, PricedCart } from './priced-cart.types.ts';
import { starsOf } from '../reviews/ratings.ts';
import { localeOf } from '../settings/locales.ts';

/** The largest quantity of a line without its own limit (core 5). */
export const MOST = 999_999;
/** Units up to which an item shows that the stock is low. */
const LOW_STOCK = 5;

function promotionsOf({ totals }: PricedLine, { promotions, cart }: PricedCart): AppliedPromotion[] {
  const own = totals.product;
  const doc = own && promotions.find(({ id }) => id === own.promotionId)?.doc;
  if (!own || !doc) return [];
  return [
    {
      promotionId: doc.id,
      campaignId: doc.campaignId,
      ...(doc.code ? { couponCode: doc.code } : {}),
      price: own.amount,
      currency: cart.currency,
    },
  ];
}

/** The deliveries that a line can use: to the home and, if a store is known, to that store. */
function shippingOptionsOf({ line, product, group, giftOf }: PricedLine, priced: PricedCart): ItemShippingOption[] {
  if (group === 'digital') return [];
  const { cart, shipments, stock, stores, favStoreId } = priced;
  const destination = destinationOf(cart);
  const own = storeDeliveryOf(group);
  const home: ShipmentKind = group === 'customs' ? 'customs' : 'me';
  const chosen = own ? null : (shipments.find((shipment) => shipment.group === group)?.method ?? null);
  const others = priced.lines.flatMap((other) =>
    other.giftOf === null && other.line.itemId !== line.itemId ? [other.line] : [],
  );
  const left = (location: StockLocation) => unitsLeft(stock, others, location);
  const view = methodView(priced, home);
  const options: ItemShippingOption[] = applicableMethods(destination, home).map((method) => ({
    selected: method.code === chosen?.code,
    available: giftOf !== null || (!product.isRobisOnly && canGo(line, { left })),
    shippingMethod: view(method),
  }));
  const store = stores.get(own?.storeId ?? favStoreId ?? '');
  if (!store || group === 'customs' || giftOf !== null) return options;
  const inventory = unitsLeft(stock, others, storeLocation(store.id, line.upc));
  const storeInfo = { id: store.id, name: store.name, storeInventory: inventory };
  for (const kind of ['pickup', 'sts'] as const) {
    const delivery = { kind, storeId: store.id };
    const available = canGo(line, { delivery, store, left });
    const there = storeGroup(delivery);
    const [method] = applicableMethods(destination, there);
    if (method)
      options.push({
        selected: own?.kind === kind,
        available,
        shippingMethod: methodView(priced, there)(method),
        storeInfo,
      });
  }
  return options;
}

/** The prices of all sizes if a size has its own price; else only the first size's, because all cost the same. */
function pricesOfSizes({ product, variants }: PricedLine, currency: Currency, now: number) {
  const own = variants.filter(({ price }) => price !== null);
  const shown = own.length > 0 ? variants : variants.slice(0, 1);
  return shown.flatMap((variant) => unitPrice({ product, variant }, currency, now) ?? []);
}

/** The lines of a cart or an order in the format of the contract. */
export function itemViews(priced: PricedCart, now: number): CartItem[] {
  return priced.lines.map((line) => itemView(line, priced, now));
}

/** The design of a made-to-order item. */
function recipeOf({ line: { recipeId }, style }: PricedLine): Pick<CartItem, 'recipeId' | 'recipeName'> {
  const recipe = style.recipes.find(({ id }) => id === recipeId);
  return recipe ? { recipeId: recipe.id, recipeName: recipe.name } : {};
}

/** The page that the item was added from, else the product's page with its design (core 2). */
function pageOf({ line, product, style }: PricedLine, locale: string): string {
  if (isSitePath(line.pdpUrl)) return line.pdpUrl;
  return `/${locale}/p/${style.slug}-${product.id}${line.recipeId === null ? '' : `?recipe=${line.recipeId}`}`;
}

function itemView(line: PricedLine, priced: PricedCart, now: number): CartItem {
  const { cart } = priced;
  const { language, country } = localeOf(cart.locale);
  const { product, style, rating, variant, totals, current, original } = line;
  const sizes = line.giftOf ? [] : pricesOfSizes(line, cart.currency, now);
  const eyebrow = line.giftOf === null && line.stock > 0 && line.stock <= LOW_STOCK ? 'LOW STOCK' : product.eyebrow;
  const [badge, shownEyebrow] = [product.badge, eyebrow].map((id) => (id === null ? undefined : flag(id, language)));
  return {
    itemId: line.line.itemId,
    id: variant.id,
    productId: product.id,
    masterId: style.id,
    variantId: variant.id,
    name: style.name,
    ...kindOf(style, language),
    image: imageOf(product),
    qty: line.line.qty,
    maxQty: Math.min(line.line.maxQty ?? MOST, product.maxQty ?? MOST),
    upc: variant.upc,
    ...recipeOf(line),
    price: {
      currency: cart.currency,
      current,
      original,
      highCurrent: Math.max(current, ...sizes.map((size) => size.current)),
      highOriginal: Math.max(original, ...sizes.map((size) => size.original)),
      amount: current,
      rowTotal: totals.rowTotal,
      priceAfterItemDiscount: totals.afterProduct,
      priceAfterOrderDiscount: totals.afterOrder,
    },
    taxTotal: totals.tax,
    bonus: line.giftOf !== null,
    isCustoms: line.group === 'customs',
    isDigitalProduct: line.group === 'digital',
    ...(product.isRobisOnly ? { isRobisOnly: true } : {}),
    shippingOptions: shippingOptionsOf(line, priced),
    ...(line.line.giftOption ? { giftOption: line.line.giftOption } : {}),
    pdpUrl: pageOf(line, cart.locale),
    ...(line.line.interactionOrigin ? { interactionOrigin: line.line.interactionOrigin } : {}),
    productPromotions: promotionsOf(line, priced),
    ...(badge ? { badge } : {}),
    ...(shownEyebrow ? { eyebrow: shownEyebrow } : {}),
    ...(rating ? { rating: starsOf(rating) } : {}),
    attributes: attributesOf(product.colour, variant, { language, country }),
  };
}
