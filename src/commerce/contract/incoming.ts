import { CommerceError } from '../errors.ts';
import type { Call } from './call.ts';
import type { Json } from './document.ts';
import { matchRoute, type OperationId, type Route } from './routes.ts';

/** The largest body that a call may have, in bytes. */
export const LARGEST_BODY = 256 * 1024;

/** Reads at most LARGEST_BODY bytes of JSON; `undefined` if there is no body. */
export async function bodyOf(request: Call, route: Route): Promise<Json | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) throw new CommerceError('API413', 413);
  const text = await request.text();
  if (text === '') return undefined;
  if (Buffer.byteLength(text) > LARGEST_BODY) throw new CommerceError('API413', 413);
  if (!route.hasBody) throw new CommerceError('API422', 400, { field: '/body' });
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new CommerceError('API415', 415);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new CommerceError('API422', 400, { field: '/body' });
  }
}

/** Splits off a prefix: `/pre/...` is the preview, `/mock/...` the contract's examples (core 7). */
export function splitPrefix(pathname: string): { path: string; isPreview: boolean; isMock: boolean } {
  const isPreview = pathname.startsWith('/pre/');
  const rest = isPreview ? pathname.slice(4) : pathname;
  const isMock = rest.startsWith('/mock/');
  return { path: isMock ? rest.slice(5) : rest, isPreview, isMock };
}

/** Returns the operation of a request, under any prefix. */
export function operationAt(method: string, pathname: string): OperationId | 'unknown' {
  const match = matchRoute(method, splitPrefix(pathname).path);
  return match !== null && 'route' in match ? match.route.id : 'unknown';
}
