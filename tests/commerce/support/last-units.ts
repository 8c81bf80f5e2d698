import { createHash } from 'node:crypto';
import type { Commerce } from '#src/commerce/app.ts';
import type { Cart, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { goods } from './seed.ts';
import { openTestShop, place, readyCart, type Shopper } from './shop.ts';

export interface RushOptions {
  /** Number of carts that are placed at the same time. */
  placements: number;
  /** Stock of each product, far below the demand. */
  units: number;
  /** The same seed fills the same carts. */
  seed: string;
  onReady?: (carts: number) => void;
}

export interface RushReport {
  orders: number;
  refused: number;
  /** Units sold beyond those that were there; has to be 0. */
  oversold: number;
  /** Units that are neither in stock nor in an order. */
  lost: number;
  /** All other errors, one line each. */
  flaws: string[];
  milliseconds: number;
}

/** Every cart contains some of these. */
const wanted = [
  { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] },
  { productId: goods.boots.productId, upc: goods.boots.upcs[0] },
  { productId: goods.socks.productId, upc: goods.socks.upcs[0] },
];
const upcs = wanted.map(({ upc }) => upc);
/** Carts that are filled in parallel, before the rush. */
const AT_ONCE = 32;

/**
 * Fills carts with the same three products (one to three of them in any order, one or two units each) while there is
 * plenty of stock. Then reduces the stock to a few units and places all carts at once through two services that share
 * only the database. Counts what was sold, what is left and what was charged.
 */
export async function rushForLastUnits({ placements, units, seed, onReady }: RushOptions): Promise<RushReport> {
  const shop = await openTestShop();
  const services: Commerce[] = [shop.commerce, await shop.start()];
  /** A pseudo-random whole number below `most`. */
  const draw = (most: number, ...what: (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...what].join(' '))
      .digest()
      .readUInt32BE(0) % most;
  const stockOf = async () =>
    new Map(
      (
        await shop.database.raw<{ upc: string; quantity: number; reserved: number }>(
          'SELECT upc, quantity, reserved FROM stock WHERE upc = ANY($1::text[])',
          [upcs],
        )
      ).map((row) => [row.upc, row]),
    );
  try {
    await shop.database.raw('UPDATE stock SET quantity = 1000000 WHERE upc = ANY($1::text[])', [upcs]);
    const ready: { by: Shopper; cart: Cart }[] = [];
    const fill = async (at: number): Promise<void> => {
      const by = await shop.shopper(services[at % services.length]);
      const first = draw(wanted.length, at, 'first');
      const lines = Array.from({ length: 1 + draw(wanted.length, at, 'lines') }, (_, line): ItemInput => {
        const item = wanted[(first + line) % wanted.length] ?? { productId: '', upc: '' };
        return { ...item, qty: 1 + draw(2, at, line) };
      });
      ready.push({ by, cart: await readyCart(by, ...lines) });
    };
    for (let from = 0; from < placements; from += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, placements - from) }, (_, one) => fill(from + one)));
    onReady?.(ready.length);
    await shop.database.raw('UPDATE stock SET quantity = $2 WHERE upc = ANY($1::text[])', [upcs, units]);

    const began = performance.now();
    const answers = await Promise.all(ready.map(({ by, cart }) => place(by, cart)));
    const milliseconds = performance.now() - began;

    const sold = new Map<string, number>();
    const flaws: string[] = [];
    let orders = 0;
    for (const { status, errorId, body } of answers) {
      if (status === 200) {
        orders += 1;
        for (const { upc, qty } of body.items) sold.set(upc, (sold.get(upc) ?? 0) + qty);
      } else if (errorId !== 'INV406') flaws.push(`a cart was refused with ${status} ${errorId}`);
    }
    const left = await stockOf();
    const rows = await shop.database.raw<{ live: number }>(
      `SELECT count(*)::int AS live FROM orders WHERE status = 'placed'`,
      [],
    );
    if (rows[0]?.live !== orders) flaws.push(`${orders} orders were answered, ${rows[0]?.live} are in the book`);
    if (shop.charged() !== orders) flaws.push(`${orders} orders, ${shop.charged()} charges`);
    let [oversold, lost] = [0, 0];
    for (const upc of upcs) {
      const { quantity = 0, reserved = 0 } = left.get(upc) ?? {};
      const gone = sold.get(upc) ?? 0;
      oversold += Math.max(0, gone - units, -quantity);
      lost += Math.abs(units - gone - quantity);
      if (reserved !== 0) flaws.push(`${reserved} of ${upc} stay held`);
    }
    flaws.push(...shop.defects.map((defect) => `a defect: ${JSON.stringify(defect).slice(0, 300)}`));
    return { orders, refused: answers.length - orders, oversold, lost, flaws, milliseconds };
  } finally {
    await services[1]?.close();
    await shop.close();
  }
}
