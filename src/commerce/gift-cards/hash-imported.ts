import type { Pins } from './pins.ts';
import type { Database } from '../db/database.types.ts';

const BATCH = 500;

/**
 * Hashes the PINs of cards that were imported with a `pin` in their document, and removes the PIN there. Such a card
 * works from then on. SQL cannot do it, because the key is not in the database.
 */
export async function hashImportedPins(database: Pick<Database, 'raw'>, pins: Pins): Promise<void> {
  for (;;) {
    const cards = await database.raw<{ number: string; pin: string }>(
      `SELECT number, doc->>'pin' AS pin FROM gift_cards WHERE pin_hash IS NULL AND doc->>'pin' IS NOT NULL LIMIT ${BATCH}`,
      [],
    );
    if (cards.length === 0) return;
    await database.raw(
      `UPDATE gift_cards SET pin_hash = given.hash, doc = doc - 'pin' FROM jsonb_to_recordset($1::jsonb) AS given(number text, hash text)
       WHERE gift_cards.number = given.number AND pin_hash IS NULL`,
      [JSON.stringify(cards.map(({ number, pin }) => ({ number, hash: pins.hash(number, pin) })))],
    );
  }
}

/** Returns how many cards have a PIN that no key can check, because their keys are no longer configured. */
export async function countLostPins(database: Pick<Database, 'raw'>, { keyIds }: Pins): Promise<number> {
  const [row] = await database.raw<{ count: number }>(
    `SELECT count(*)::int AS count FROM gift_cards WHERE split_part(pin_hash, '$', 1) <> ALL($1::text[])`,
    [keyIds],
  );
  return row?.count ?? 0;
}
