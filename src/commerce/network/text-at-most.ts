import { StatedError } from '../log/stated-error.ts';

/**
 * Reads an answer of somebody else's server. Throws, and lets go of the connection, above `limit` bytes: what comes is
 * kept in memory.
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
