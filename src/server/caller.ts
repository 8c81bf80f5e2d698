import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from './networks.ts';

/** Who sent a request, and which shop they meant. */
export interface Caller {
  /** Of the shopper, as far as proxies that are trusted tell; else of whoever opened the connection. */
  address: string;
  /** The host and port that the shopper addressed, as written. */
  host: string;
  /** The port of this process that was called. */
  port: number;
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as some proxies write a hop, without the port. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Walks x-forwarded-for from the right, past proxies that are trusted: what stands further left anybody can have
 * written. x-forwarded-host counts where the connection itself comes from such a proxy.
 */
export function callerOf(
  { headers, socket, url = '' }: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>,
  isTrusted: IsTrusted,
): Caller {
  let address = socket.remoteAddress ?? 'unknown';
  const isForwarded = isTrusted(address);
  for (const hop of String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .reverse()) {
    const before = withoutPort(hop.trim());
    if (isIP(before) === 0 || !isTrusted(address)) break;
    address = before;
  }
  // A request line that names a whole address outweighs the header (RFC 9112, 3.2.2).
  const named = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? '';
  const host = (isForwarded ? lastOf(headers['x-forwarded-host']) : undefined) ?? named;
  return { address, host, port: socket.localPort ?? 0 };
}
