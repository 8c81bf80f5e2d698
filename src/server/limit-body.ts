import type { Context, MiddlewareHandler } from 'hono';
import { LARGEST_BODY } from '#src/commerce/contract/incoming.ts';

/**
 * Bytes that are read of a body that is too large, and dropped: a client that is still sending when the connection
 * closes never reads why it was refused.
 */
const READ_ANYWAY = 16 * 1024 * 1024;

/** The body up to LARGEST_BODY; null when it is larger. `isWhole` is false when not even all of it was read. */
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
 * Refuses larger bodies than LARGEST_BODY. A request brings no more than it announces, and one that announces nothing
 * has no body (a plain DELETE): only what comes in pieces, or is too large, has to be looked at.
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
