import { sessionOf } from '../auth/session-of.ts';
import type { CallContext } from '../contract.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { styleOf } from './reviews.ts';

/** Returns the style of a product. Throws PLP400 (404) for an unknown product. */
export async function requireStyle(raw: Raw, productId: string): Promise<string> {
  const styleId = await styleOf(raw, productId);
  if (styleId === null) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
  return styleId;
}

/** Returns who writes about which style. Throws AUT404 (403) for a guest and PLP400 (404) for an unknown product. */
export async function authorOf(
  raw: Raw,
  productId: string,
  context: CallContext,
): Promise<{ owner: string; styleId: string }> {
  const { subject, consumerType } = sessionOf(context);
  if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
  return { owner: subject, styleId: await requireStyle(raw, productId) };
}
