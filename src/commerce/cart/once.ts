import { createHash } from 'node:crypto';
import type { CallContext } from '../contract.ts';
import type { Repeatable } from './cart-store.ts';

const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** What a call asks, by its Idempotency-Key; nothing without one. */
export const onceOf = ({ idempotencyKey }: CallContext, operation: string, body: unknown): Repeatable | undefined =>
  idempotencyKey === null
    ? undefined
    : { key: idempotencyKey, hash: digest(operation, JSON.stringify(body)).slice(0, 16) };

/** Always the same uuid for the same words. */
export function uuidOf(...parts: string[]): string {
  const hex = digest(...parts);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
