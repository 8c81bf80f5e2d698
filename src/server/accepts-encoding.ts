import { parseAccept } from 'hono/utils/accept';

/** True if the Accept-Encoding header allows the encoding, by name or `*`, with q > 0. */
export function acceptsEncoding(encoding: string, accepted: string | undefined): boolean {
  const weights = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
