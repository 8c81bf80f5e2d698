import type { Cart } from './cart.types.ts';
import type { Raw, Database } from '../db/database.types.ts';

interface Waiting {
  cart: Cart;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Writes what a change leaves behind, in its transaction. */
export type Recording = (raw: Raw) => Promise<void>;

/** Carts of one round trip. */
const MOST = 64;

const WRITE = `UPDATE carts SET doc = $3::jsonb, version = version + 1, updated_at = $4::timestamptz
  WHERE id = $1 AND version = $2 RETURNING id`;

/**
 * Writes changed carts: each only when the database still has the version that it was read at. Changes that arrive
 * while others are written go together in the next round trip; every caller still waits until the own change is in the
 * database.
 */
export function createCartWriter({ database, clock }: { database: Database; clock: () => number }) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const at = () => new Date(clock()).toISOString();

  /** In a transaction of its own, with what is recorded of it. */
  const writeRecorded = ({ id, version, doc }: Cart, record: Recording): Promise<boolean> =>
    database.transaction(async (tx) => {
      const [row] = await tx(WRITE, [id, version, JSON.stringify(doc), at()]);
      if (row) await record(tx);
      return row !== undefined;
    });

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const now = at();
        const rows = await database.each(
          WRITE,
          batch.map(({ cart: { id, version, doc } }) => [id, version, JSON.stringify(doc), now]),
        );
        for (const [index, { resolve }] of batch.entries()) resolve(rows[index]?.length === 1);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isRunning = false;
  };

  /**
   * Writes `cart.doc` over version `cart.version`, with what `record` writes; false when the cart changed or went in
   * the meantime.
   */
  return (cart: Cart, record: Recording | null = null): Promise<boolean> => {
    if (record) return writeRecorded(cart, record);
    return new Promise((resolve, reject) => {
      waiting.push({ cart, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // After the calls that are already on their way in this turn.
      setImmediate(() => void flush());
    });
  };
}
