import { createHash } from 'node:crypto';
import { CommerceError } from './errors.ts';
import type { Database } from './db/database.types.ts';

/** A call that carries an Idempotency-Key: what it asks, and who asks it. */
export interface KeyedCall {
  operation: string;
  subject: string;
  params: object;
  body: unknown;
}

export interface IdempotencyKeys {
  /** Binds a key to the first call that shows it. API409 for another call: another operation, shopper, path or body. */
  bind(key: string, call: KeyedCall): Promise<void>;
}

/**
 * Proofs are no part of what is asked: that of a person is made anew for each try, and the PIN of a gift card could
 * be found by trying all of them on the hash. So could a colleague's password.
 */
const withoutProof = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? { ...body, recaptcha_response: undefined, c_gcPin: undefined, agreement: undefined }
    : body;

const hashOf = ({ operation, subject, params, body }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, subject, params, withoutProof(body)]))
    .digest('base64url');

/**
 * Keys of all processes. That a call with its own key changes nothing the second time is held where the change is
 * written: by the cart's `seenKeys`, by the id of a cart that is made, by the one order of a cart.
 */
export function createIdempotencyKeys({
  database,
  clock,
}: {
  database: Database;
  clock: () => number;
}): IdempotencyKeys {
  return {
    async bind(key, call) {
      const hash = hashOf(call);
      // One statement, so that of two calls at once the second sees the first. The update changes nothing: it makes the
      // row be returned.
      const [row] = await database.raw<{ request_hash: string }>(
        `INSERT INTO idempotency_keys (key, request_hash, created_at) VALUES ($1, $2, $3::timestamptz)
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING request_hash`,
        [key, hash, new Date(clock()).toISOString()],
      );
      if (row?.request_hash !== hash) throw new CommerceError('API409', 409, { field: '/header/idempotency-key' });
    },
  };
}
