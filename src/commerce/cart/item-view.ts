import type { AppliedPromotion, CartItem, Currency, ItemShippingOption } from '#openapi/generated/waymark.gen.ts';
import { applicableMethods, destinationOf, shippingMethodOf, type ShipmentKind } from './delivery.ts';
import { attributesOf, flag } from './labels.ts';
import { imageOf, isSitePath } from './picture.ts';
import type { PricedCart, PricedLine } from './pricing.ts';
import { unitPrice } from './line-price.ts';
import { localeOf } from './reference.ts';

/** The greatest quantity of a line without a limit of its own (core 5). */
export const MOST = 999_999;
/** Few enough to say so. */
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

/** The ways that the lines of a group can go: the same for each of them. */
const shippingOptionsOf = (
  group: ShipmentKind,
  { cart, shipments, promotions, totals }: PricedCart,
): ItemShippingOption[] => {
  if (group === 'digital') return [];
  const { language } = localeOf(cart.locale);
  const chosen = shipments.find((shipment) => shipment.group === group)?.method;
  return applicableMethods(destinationOf(cart), group).map((method) => ({
    selected: method.code === chosen?.code,
    available: true,
    shippingMethod: shippingMethodOf(method, { language, promotions, itemTotal: totals.itemTotal }),
  }));
};

/** The prices of a product's other sizes, where a size has one of its own; else all cost what the product costs. */
function pricesOfSizes({ product, variants }: PricedLine, currency: Currency, now: number) {
  const own = variants.filter(({ price }) => price !== null);
  const shown = own.length > 0 ? variants : variants.slice(0, 1);
  return shown.flatMap((variant) => unitPrice({ product, variant }, currency, now) ?? []);
}

/** The lines of a cart or an order as the contract says them. */
export function itemViews(priced: PricedCart, now: number): CartItem[] {
  const groups: readonly ShipmentKind[] = ['me', 'customs', 'digital'];
  const options = new Map(groups.map((group) => [group, shippingOptionsOf(group, priced)]));
  return priced.lines.map((line) => itemView(line, priced, options.get(line.group) ?? [], now));
}

function itemView(line: PricedLine, priced: PricedCart, shippingOptions: ItemShippingOption[], now: number): CartItem {
  const { cart } = priced;
  const { language, country } = localeOf(cart.locale);
  const { product, style, variant, totals, current, original } = line;
  const sizes = line.giftOf ? [] : pricesOfSizes(line, cart.currency, now);
  const eyebrow = line.giftOf === null && line.stock > 0 && line.stock <= LOW_STOCK ? 'LOW STOCK' : product.eyebrow;
  const [badge, shownEyebrow] = [flag(product.badge, language), flag(eyebrow, language)];
  return {
    itemId: line.line.itemId,
    id: variant.id,
    productId: product.id,
    masterId: style.id,
    variantId: variant.id,
    name: style.name,
    image: imageOf(product),
    qty: line.line.qty,
    maxQty: Math.min(line.line.maxQty ?? MOST, product.maxQty ?? MOST),
    upc: variant.upc,
    ...(line.line.recipeId ? { recipeId: line.line.recipeId } : {}),
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
    shippingOptions,
    ...(line.line.giftOption ? { giftOption: line.line.giftOption } : {}),
    pdpUrl: isSitePath(line.line.pdpUrl) ? line.line.pdpUrl : `/${cart.locale}/p/${style.slug}-${product.id}`,
    productPromotions: promotionsOf(line, priced),
    ...(badge ? { badge } : {}),
    ...(shownEyebrow ? { eyebrow: shownEyebrow } : {}),
    ...(style.rating.reviewsCount > 0 ? { rating: style.rating } : {}),
    attributes: attributesOf(product.colour, variant, { language, country }),
  };
}
