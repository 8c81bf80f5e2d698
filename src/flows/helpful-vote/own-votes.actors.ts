import { api } from '#src/api/api.ts';
import { rememberedSession } from '#src/flows/shared/stored-session.ts';

/** How the shopper has voted, by the id of the review or the answer. */
export type VotesById = Readonly<Record<string, boolean>>;

/**
 * Reads how the shopper has voted at a product. A shopper without a session has not voted, and none is begun to ask.
 * Resolves with nothing known if the call fails: the reviews are shown without it, and a vote still counts once.
 */
export async function readOwnVotes(productId: string, signal: AbortSignal): Promise<VotesById> {
  if (!rememberedSession()) return {};
  const params = { path: { productId } };
  const { data } = await api
    .GET('/products/v1/products/{productId}/reviews/votes', { params, signal })
    .catch(() => ({ data: undefined }));
  return Object.fromEntries((data?.votes ?? []).map(({ id, isHelpful }) => [id, isHelpful]));
}
