import type { Session } from '../model/session.ts';
import { CommerceError, type ErrorExtra } from '../errors.ts';
import { offersWay, sellable } from './availability.ts';
import type { Cart, CartLine } from '../model/cart.ts';
import type { Catalogue, CatalogueVariant } from './catalogue.ts';
import { MOST } from './item-view.ts';
import { locationOfLine } from '../model/stock-location.ts';
import { linePrice } from './line-price.ts';
import type { Simulation } from '../simulation.ts';
import { countriesOf } from '../settings/locales.ts';

/** The least and most value of a gift card, in minor units of any of our currencies. */
const GIFT_CARD = { least: 500, most: 100_000 };

export interface ItemDeps {
  catalogue: Catalogue;
  now: number;
  session: Session;
  simulation: Simulation;
}

/**
 * Refuses an item that cannot be bought, whatever the quantity. Throws INV407, INV405, INV409, ORD404, GFO404, PRC400
 * or INV702.
 */
export function assertBuyable(
  entry: CatalogueVariant,
  line: CartLine,
  cart: Pick<Cart, 'currency'>,
  deps: ItemDeps,
  field: string,
): void {
  const about = { field, additionalInfo: { productId: entry.product.id } };
  const isDigital = entry.style.productType === 'digital';
  if (entry.variant.isWithdrawn) throw new CommerceError('INV407', 409, about);
  if (entry.product.comingSoon) throw new CommerceError('INV405', 409, about);
  if (entry.product.presale && deps.session.consumerType === 'GUEST') throw new CommerceError('INV409', 409, about);
  if (line.recipeId !== null && !entry.style.recipes.some(({ id }) => id === line.recipeId)) {
    throw new CommerceError('ORD404', 404, { ...about, field: `${field}/recipeId` });
  }
  if (line.giftOption)
    assertGift(line.giftOption.email, isDigital, deps.simulation, { ...about, field: `${field}/giftOption` });
  if (line.customAmount !== null) {
    const fits = isDigital && line.customAmount >= GIFT_CARD.least && line.customAmount <= GIFT_CARD.most;
    if (!fits) throw new CommerceError('PRC400', 409, { ...about, field: `${field}/customAmount` });
  }
  if (!linePrice(entry, line, cart.currency, deps.now)) throw new CommerceError('INV702', 409, about);
}

/**
 * Throws GFO404 for an item that is not digital: only items that are sent by e-mail can be gifts. Also throws the error
 * that the simulation returns.
 */
function assertGift(email: string, isDigital: boolean, { giftOptionRefusal }: Simulation, extra: ErrorExtra): void {
  if (!isDigital) throw new CommerceError('GFO404', 409, extra);
  const refusal = giftOptionRefusal?.(email);
  if (refusal) throw new CommerceError(refusal, 409, extra);
}

/**
 * Refuses a quantity that the stock or a limit does not allow. `others` is the number of units that other lines take
 * from the same stock location. Throws INV701 or INV700 if there is no stock, INV408 if there is not enough.
 */
export async function assertQuantity(
  entry: CatalogueVariant,
  line: CartLine,
  others: number,
  catalogue: Catalogue,
  field: string,
): Promise<void> {
  const location = locationOfLine(line);
  const inStock = sellable((await catalogue.stock([location])).get(location));
  const about = { itemId: line.itemId, productId: entry.product.id };
  if (inStock === 0 && line.delivery?.kind === 'pickup') {
    const code = {
      field: field === '/itemId' ? '/storeId' : `${field}/storeId`,
      additionalInfo: { ...about, maxAllowedQty: 0 },
    };
    throw new CommerceError('INV701', 409, code);
  }
  if (inStock === 0) throw new CommerceError('INV700', 409, { field, additionalInfo: { ...about, maxAllowedQty: 0 } });
  const most = Math.min(line.maxQty ?? MOST, entry.product.maxQty ?? MOST, inStock - others);
  if (line.qty <= most) return;
  const additionalInfo = { ...about, maxAllowedQty: Math.max(0, most), code: 'ProductItemMaxQuantity' as const };
  throw new CommerceError('INV408', 409, { field: field === '/itemId' ? '/qty' : `${field}/qty`, additionalInfo });
}

/** The error codes of items that cannot go to a store (core 8). */
const transitions = { pickup: 'ORD516', sts: 'ORD517' } as const;

/**
 * Throws STR404 if the store does not exist, ORD516 for pickup and ORD517 for sts if the store does not accept the
 * item. Throws ORD518 without a store for an item that only stores sell.
 */
export async function assertCollectable(
  entry: CatalogueVariant,
  line: CartLine,
  cart: Pick<Cart, 'currency'>,
  catalogue: Catalogue,
  field: string,
): Promise<void> {
  const { delivery } = line;
  if (!delivery && entry.product.isRobisOnly) throw new CommerceError('ORD518', 409, { field });
  if (!delivery) return;
  const store = (await catalogue.stores()).get(delivery.storeId);
  if (!store || !countriesOf(cart.currency).includes(store.country)) throw new CommerceError('STR404', 404, { field });
  const isGoods = entry.style.productType !== 'digital' && line.recipeId === null;
  if (!offersWay(store, delivery.kind) || !isGoods) throw new CommerceError(transitions[delivery.kind], 409, { field });
}
