import { parseAccept } from 'hono/utils/accept';

/**
 * Whether who sends this Accept-Encoding takes an encoding: named, or else by the star, and not with a weight of
 * nothing.
 */
export function takes(encoding: string, accepted: string | undefined): boolean {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
