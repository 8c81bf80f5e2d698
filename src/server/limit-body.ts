import type { Context, MiddlewareHandler } from 'hono';
import { LARGEST_BODY } from '#src/commerce/contract/incoming.ts';

/**
 * Bytes of a too large body that are read and dropped. If the connection closed while the client still sends, the
 * client would never read the refusal.
 */
const READ_ANYWAY = 16 * 1024 * 1024;

/**
 * Reads a body of up to LARGEST_BODY bytes; null if it is larger. `isWhole` is false if the rest of it was not read
 * either.
 */
async function readBody(
  body: ReadableStream<Uint8Array>,
): Promise<{ bytes: Uint8Array<ArrayBuffer> | null; isWhole: boolean }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > READ_ANYWAY) return { bytes: null, isWhole: false };
    if (size > LARGEST_BODY) parts.length = 0;
    else parts.push(part);
  }
  return { bytes: size > LARGEST_BODY ? null : Buffer.concat(parts), isWhole: true };
}

/**
 * Refuses bodies that are larger than LARGEST_BODY. A body is never longer than its content-length, and a request
 * without one has no body (a plain DELETE). So it reads only bodies that are chunked or too large.
 */
export const limitBody =
  (refuse: (c: Context, headers: Record<string, string>) => Response): MiddlewareHandler =>
  async (c, next) => {
    const isAnnounced = c.req.header('transfer-encoding') === undefined;
    if ((isAnnounced && Number(c.req.header('content-length') ?? 0) <= LARGEST_BODY) || !c.req.raw.body) return next();
    const { bytes, isWhole } = await readBody(c.req.raw.body);
    if (bytes === null) return refuse(c, isWhole ? {} : { connection: 'close' });
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
    return next();
  };
