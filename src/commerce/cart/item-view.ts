import type { AppliedPromotion, CartItem, ItemShippingOption } from '#openapi/generated/waymark.gen.ts';
import { applicableMethods, destinationOf, shippingMethodOf } from './delivery.ts';
import { attributesOf, flag } from './labels.ts';
import { imageOf, isSitePath } from './picture.ts';
import type { PricedCart, PricedLine } from './pricing.ts';
import { unitPrice } from './pricing.ts';
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

function shippingOptionsOf(line: PricedLine, priced: PricedCart): ItemShippingOption[] {
  if (line.group === 'digital') return [];
  const { language } = localeOf(priced.cart.locale);
  const chosen = priced.shipments.find(({ group }) => group === line.group)?.method;
  return applicableMethods(destinationOf(priced.cart), line.group).map((method) => ({
    selected: method.code === chosen?.code,
    available: true,
    shippingMethod: shippingMethodOf(method, { language, promotions: priced.promotions, itemTotal: priced.totals.itemTotal }),
  }));
}

/** A line of a cart or an order as the contract says it. */
export function itemView(line: PricedLine, priced: PricedCart, now: number): CartItem {
  const { cart } = priced;
  const { language, country } = localeOf(cart.locale);
  const { product, style, variant, totals, current, original } = line;
  const others = line.variants.flatMap((one) => unitPrice({ product, variant: one }, cart.currency, now) ?? []);
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
      highCurrent: Math.max(current, ...(line.giftOf ? [] : others.map((one) => one.current))),
      highOriginal: Math.max(original, ...(line.giftOf ? [] : others.map((one) => one.original))),
      amount: current,
      rowTotal: totals.rowTotal,
      priceAfterItemDiscount: totals.afterProduct,
      priceAfterOrderDiscount: totals.afterOrder,
    },
    taxTotal: totals.tax,
    bonus: line.giftOf !== null,
    isCustoms: line.group === 'customs',
    isDigitalProduct: line.group === 'digital',
    shippingOptions: shippingOptionsOf(line, priced),
    ...(line.line.giftOption ? { giftOption: line.line.giftOption } : {}),
    pdpUrl: isSitePath(line.line.pdpUrl) ? line.line.pdpUrl : `/${cart.locale}/p/${style.slug}-${product.id}`,
    productPromotions: promotionsOf(line, priced),
    ...(badge ? { badge } : {}),
    ...(shownEyebrow ? { eyebrow: shownEyebrow } : {}),
    ...(style.rating.reviewsCount > 0 ? { rating: style.rating } : {}),
    attributes: attributesOf(product.colour, variant, { language, country }),
  };
}
