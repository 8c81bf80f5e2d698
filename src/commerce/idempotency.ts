import { createHash } from 'node:crypto';
import { CommerceError } from './errors.ts';
import type { Database } from './db/database.types.ts';
import type { Clock } from './clock.ts';

/** A call with an Idempotency-Key: its content and its caller. */
export interface KeyedCall {
  operation: string;
  subject: string;
  params: object;
  body: unknown;
}

export interface IdempotencyKeys {
  /**
   * Binds a key to the first call that uses it. Throws API409 for another call: another operation, shopper, path or
   * body.
   */
  bind(key: string, call: KeyedCall): Promise<void>;
}

/**
 * Proofs are not part of the hash: the bot check's token is new for each try, and a gift card's PIN or a
 * password could be found by trying all of them on the hash.
 */
const withoutProof = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? { ...body, recaptcha_response: undefined, c_gcPin: undefined, agreement: undefined, password: undefined }
    : body;

const hashOf = ({ operation, subject, params, body }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, subject, params, withoutProof(body)]))
    .digest('base64url');

/**
 * Idempotency keys of all processes. That a repeated call changes nothing is ensured where the change is written: by
 * the cart's `seenKeys`, by the id of a new cart, by the one order of a cart.
 */
export function createIdempotencyKeys({ database, clock }: { database: Database; clock: Clock }): IdempotencyKeys {
  return {
    async bind(key, call) {
      const hash = hashOf(call);
      // One statement, so that of two simultaneous calls the second sees the first. The update changes nothing; without
      // it the row would not be returned.
      const [row] = await database.raw<{ request_hash: string }>(
        `INSERT INTO idempotency_keys (key, request_hash, created_at) VALUES ($1, $2, $3::timestamptz)
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING request_hash`,
        [key, hash, new Date(clock()).toISOString()],
      );
      if (row?.request_hash !== hash) throw new CommerceError('API409', 409, { field: '/header/idempotency-key' });
    },
  };
}
