import type { Address, Cart, CartItem, ItemInput, Order } from '#openapi/generated/waymark.gen.ts';
import { cartLost, cartWith, noSuchItem, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { freshCart, placedOrder, refusals } from '#model-tests/checkout/checkout.fixtures.ts';

interface Kept {
  readonly consumerNo: string;
  version: number;
  lines: CartItem[];
  shippingAddress?: Address;
  billingAddress?: Address;
}

/**
 * The shop's service as far as a walk needs it: carts, idempotency keys and orders. An ordered or expired cart is not
 * found, a repeated key changes nothing, and a cart becomes one order at most.
 */
export class ShopService {
  readonly orders: Order[] = [];
  /** By article, the number of pieces that shoppers asked for: at most that many may be in a cart. */
  readonly wanted = new Map<string, number>();
  private readonly carts = new Map<string, Kept>();
  private readonly answers = new Map<string, string>();
  private readonly applied = new Map<string, number>();
  private last = 0;

  private name(): string {
    this.last += 1;
    return `00000000-0000-4000-8000-${String(this.last).padStart(12, '0')}`;
  }

  private kept(basketId: string): Kept {
    const kept = this.carts.get(basketId);
    if (!kept) throw cartLost;
    return kept;
  }

  readonly consumer = (): string => `G${String((this.last += 1)).padStart(8, '0')}`;

  readonly create = (consumerNo: string): Cart => {
    const basketId = this.name();
    this.carts.set(basketId, { consumerNo, version: 1, lines: [] });
    return this.read(basketId);
  };

  readonly read = (basketId: string): Cart => {
    const { lines, version, shippingAddress, billingAddress } = this.kept(basketId);
    return cartWith(lines, {
      basketId,
      version,
      shippingMethods: lines.length > 0 ? freshCart.shippingMethods : [],
      ...(shippingAddress ? { shippingAddress, email: 'maya@example.com' } : {}),
      ...(billingAddress ? { billingAddress } : {}),
    });
  };

  /** The owner of a cart. Null if the cart does not exist, or no longer does. */
  readonly ownerOf = (basketId: string): string | null => this.carts.get(basketId)?.consumerNo ?? null;

  private change(basketId: string, edit: (kept: Kept) => void): Cart {
    const kept = this.kept(basketId);
    edit(kept);
    kept.version += 1;
    return this.read(basketId);
  }

  /** Adds the items once for each idempotency key: a repeated key returns the cart as it is. */
  readonly add = (basketId: string, items: readonly Partial<ItemInput>[], key: string): Cart => {
    const known = this.answers.get(`${basketId} ${key}`);
    if (known !== undefined) return this.read(basketId);
    this.answers.set(`${basketId} ${key}`, key);
    return this.change(basketId, (kept) => {
      this.applied.set(`${basketId} ${key}`, this.timesApplied(basketId, key) + 1);
      for (const { upc = '', qty = 1, productId = '' } of items) {
        const line = kept.lines.find((item) => item.upc === upc) ?? {
          ...shoe,
          itemId: this.name(),
          upc,
          productId,
          qty: 0,
        };
        const { price } = line;
        const rowTotal = price.current * (line.qty + qty);
        const changed = { ...line, qty: line.qty + qty, price: { ...price, rowTotal } };
        kept.lines = [...kept.lines.filter((item) => item.upc !== upc), changed];
      }
    });
  };

  readonly timesApplied = (basketId: string, key: string): number => this.applied.get(`${basketId} ${key}`) ?? 0;

  readonly createWith = (consumerNo: string, items: readonly Partial<ItemInput>[], key: string): Cart => {
    const known = this.answers.get(key);
    if (known !== undefined) return this.read(known);
    const { basketId } = this.create(consumerNo);
    this.answers.set(key, basketId);
    return this.add(basketId, items, key);
  };

  readonly update = (basketId: string, itemId: string, qty: number): Cart =>
    this.change(basketId, (kept) => {
      if (!kept.lines.some((line) => line.itemId === itemId)) throw noSuchItem;
      kept.lines = kept.lines.map((line) =>
        line.itemId === itemId ? { ...line, qty, price: { ...line.price, rowTotal: line.price.current * qty } } : line,
      );
    });

  readonly remove = (basketId: string, itemId: string): Cart =>
    this.change(basketId, (kept) => {
      if (!kept.lines.some((line) => line.itemId === itemId)) throw noSuchItem;
      kept.lines = kept.lines.filter((line) => line.itemId !== itemId);
    });

  readonly touch = (basketId: string, facts: { shippingAddress?: Address; billingAddress?: Address } = {}): Cart =>
    this.change(basketId, (kept) => void Object.assign(kept, facts));

  readonly expire = (basketId: string): void => void this.carts.delete(basketId);

  readonly order = (basketId: string, key: string): Order => {
    const known = this.answers.get(`order ${key}`);
    const earlier = this.orders.find(({ orderNumber }) => orderNumber === known);
    if (earlier) return earlier;
    const { items, totals } = this.read(basketId);
    if (items.length === 0) throw refusals.itemGone;
    const order: Order = { ...placedOrder, orderNumber: `WM${this.orders.length + 1}`, basketId, items, totals };
    this.orders.push(order);
    this.answers.set(`order ${key}`, order.orderNumber);
    this.carts.delete(basketId);
    return order;
  };

  readonly orderOf = (basketId: string): Order => {
    const order = this.orders.find((other) => other.basketId === basketId);
    if (!order) throw refusals.noOrder;
    return order;
  };
}
