import type { Caller } from './caller.ts';
import { refusal } from './refusal.ts';

/** The field that a mail program posts for a press of its own "Unsubscribe" (RFC 8058), in one of these two forms. */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' };
const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)(?:\s*;|$)/i;

/** The operations that end what a link of an email names, by the first part of the link's path. */
const operations = new Map([
  ['stock-alerts', (id: string) => `/products/v1/notifications/${encodeURIComponent(id)}`],
  ['newsletter', (id: string) => `/consumers-v3/consumer/subscription/${encodeURIComponent(id)}`],
]);

/**
 * Returns what answers the posted link of an email's List-Unsubscribe header. A mail server posts it, without cookies
 * and from no page: the unguessable id is the only credential, so that the call passes as the shop's own. Null if the
 * shop has no such list.
 */
export const createUnsubscribe =
  (gateway: (request: Request, caller: Caller) => Promise<Response>) =>
  async (request: Request, caller: Caller, list: string, id: string): Promise<Response | null> => {
    const pathOf = operations.get(list);
    if (!pathOf) return null;
    if (!formTypes.test(request.headers.get('content-type') ?? '')) return refusal(415, 'API415');
    const form = await request.formData().catch(() => null);
    if (form?.get(ONE_CLICK.name) !== ONE_CLICK.value) return refusal(400, 'API422');
    const answer = await gateway(
      new Request(new URL(pathOf(id), request.url), { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } }),
      caller,
    );
    return answer.ok ? new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }) : answer;
  };
