import { StatedError } from '../log/stated-error.ts';

/**
 * Reads the answer of an external server. Above `limit` bytes it closes the connection and throws, because the answer
 * is held in memory.
 */
export async function textAtMost(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw new StatedError(`an answer of more than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
