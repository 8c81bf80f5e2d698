import type { Subscriptions } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';

/** Reads the subscriptions; null for a guest, who has no account. */
export async function readSubscriptions(signal?: AbortSignal): Promise<Subscriptions | null> {
  try {
    return await unwrap(api.GET('/consumers-v3/consumer/subscription', signal ? { signal } : {}));
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.errorId === 'AUT404') return null;
    throw problem;
  }
}
