import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

const gzipElsewhere = promisify(gzip);

/** `least`: bytes below which compression gains nothing. `atOnce`: characters above which another thread compresses. */
const least = 1024;
const atOnce = 32 * 1024;

/**
 * Compresses a JSON answer of the service with gzip if the client accepts it. The answer is short and complete, so one
 * call costs a sixth of the stream that `compress()` makes for pages (0.1 ms of processor instead of 0.6 for a cart).
 */
export async function compressed(answer: Response, accepted = ''): Promise<Response> {
  if (answer.headers.get('content-type') !== 'application/json' || !acceptsEncoding('gzip', accepted)) return answer;
  const text = await answer.text();
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  if (text.length < least) {
    // With a content-length, `compress()` skips the answer.
    headers.set('content-length', String(Buffer.byteLength(text)));
    return new Response(text, { status, headers });
  }
  headers.set('content-encoding', 'gzip');
  return new Response(text.length > atOnce ? await gzipElsewhere(text) : gzipSync(text), { status, headers });
}
