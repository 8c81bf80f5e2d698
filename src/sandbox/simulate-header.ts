import type { Call } from '#src/commerce/contract/call.ts';
import { CommerceError, errorResponse } from '#src/commerce/errors.ts';
import { correlationOf } from '#src/commerce/log/correlation.ts';

type Fetch = (request: Call) => Promise<Response>;

const MOST_DELAY = 60_000;

/**
 * For trying out what a shop does when its service is slow or fails; never in production.
 * `x-waymark-simulate: delay=2000` waits so many milliseconds first, `status=503` answers that status and does nothing,
 * `lost` does everything and then answers 503, as when an answer is lost; several are separated by commas.
 */
export const withSimulateHeader =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const wish = request.headers.get('x-waymark-simulate');
    if (!wish) return fetch(request);
    const delay = Number(/delay=(\d{1,5})/.exec(wish)?.[1] ?? 0);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(delay, MOST_DELAY)));
    const failure = () => new CommerceError('API503', Number(/status=([45]\d\d)/.exec(wish)?.[1] ?? 503));
    const correlationId = correlationOf(request.headers.get('x-correlation-id'));
    if (wish.includes('status=')) return errorResponse(failure(), correlationId);
    const response = await fetch(request);
    return wish.includes('lost') ? errorResponse(failure(), correlationId) : response;
  };
