import type { Cart } from '../model/cart.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

interface Waiting {
  cart: Cart;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Writes what a change records (the audit trail), in the transaction of the change. */
export type Recording = (raw: Raw) => Promise<void>;

/** Maximum number of carts in one round trip. */
const MOST = 64;

const WRITE = `UPDATE carts SET doc = $3::jsonb, version = version + 1, updated_at = $4::timestamptz
  WHERE id = $1 AND version = $2 RETURNING id`;

/**
 * Writes changed carts. Each is written only if the database still has the version that was read. Changes that arrive
 * during a write are batched in the next round trip. Every caller waits until its own change is in the database.
 */
export function createCartWriter({ database, clock }: { database: Database; clock: Clock }) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  const at = () => new Date(clock()).toISOString();

  /** Writes a change in a transaction of its own, with what `record` writes. */
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
   * Writes `cart.doc` over version `cart.version`, with what `record` writes. Returns false if the cart was changed or
   * deleted in the meantime.
   */
  return (cart: Cart, record: Recording | null = null): Promise<boolean> => {
    if (record) return writeRecorded(cart, record);
    return new Promise((resolve, reject) => {
      waiting.push({ cart, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Waits for other changes of the same turn of the event loop, to batch them.
      setImmediate(() => void flush());
    });
  };
}
