import type { Database } from '../db/connect.ts';
import type { Cart } from './cart.types.ts';

interface Waiting {
  cart: Cart;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Carts of one statement. */
const MOST = 64;

/**
 * Writes changed carts: each only when the database still has the version that it was read at. Changes that arrive
 * while a statement runs go together in the next one, so that a hundred shoppers cost a few statements; every caller
 * still waits until the own change is in the database.
 */
export function createCartWriter({ database, clock }: { database: Database; clock: () => number }) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const rows = await database.raw<{ id: string }>(
          `UPDATE carts SET doc = given.doc::jsonb, version = given.version + 1, updated_at = $4::timestamptz
           FROM unnest($1::uuid[], $2::int[], $3::text[]) AS given(id, version, doc)
           WHERE carts.id = given.id AND carts.version = given.version
           RETURNING carts.id`,
          [
            batch.map(({ cart }) => cart.id),
            batch.map(({ cart }) => cart.version),
            batch.map(({ cart }) => JSON.stringify(cart.doc)),
            new Date(clock()).toISOString(),
          ],
        );
        const written = new Set(rows.map(({ id }) => id));
        for (const { cart, resolve } of batch) resolve(written.has(cart.id));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  /** Writes `cart.doc` over version `cart.version`; false when the cart changed or went in the meantime. */
  return (cart: Cart): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ cart, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // After the calls that are already on their way in this turn.
      setImmediate(() => void flush());
    });
}
