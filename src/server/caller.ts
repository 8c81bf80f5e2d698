import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { IsTrusted } from './networks.ts';

/** The sender of a request, and the host that it addressed. */
export interface Caller {
  /** The shopper's address if trusted proxies report it; else the address that opened the connection. */
  address: string;
  /** The host and port that the shopper addressed, as written in the request. */
  host: string;
  /** The port of this process that received the request. */
  port: number;
}

/** Removes the port of a hop that a proxy wrote as `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

const lastOf = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Returns the caller of a request. Reads x-forwarded-for from the right and stops at the first hop that is not a
 * trusted proxy, because anybody can write what is further left. Uses x-forwarded-host only if the connection itself
 * comes from a trusted proxy.
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
  // A request line with an absolute address takes precedence over the Host header (RFC 9112, 3.2.2).
  const named = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1] ?? headers.host ?? '';
  const host = (isForwarded ? lastOf(headers['x-forwarded-host']) : undefined) ?? named;
  return { address, host, port: socket.localPort ?? 0 };
}
