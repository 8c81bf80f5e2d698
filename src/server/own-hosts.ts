import type { Caller } from './caller.ts';
import type { Config } from './config.ts';

export interface OwnHosts {
  /**
   * True if the shopper addressed this shop. Any other name of this machine is refused, for example one from DNS
   * rebinding.
   */
  isOwnHost(caller: Pick<Caller, 'host' | 'port'>): boolean;
  /** True for the Origin of a page of this shop. `caller` must have an own host. */
  isOwnOrigin(origin: string, caller: Pick<Caller, 'host'>): boolean;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/;

/**
 * The hosts of a shop: PUBLIC_URL's and, outside production, the loopback names of the machine with the shop's port,
 * whichever of them a developer types.
 */
export function createOwnHosts({ PUBLIC_URL, MODE }: Pick<Config, 'PUBLIC_URL' | 'MODE'>): OwnHosts {
  const shop = new URL(PUBLIC_URL);
  const defaultPort = shop.protocol === 'https:' ? 443 : 80;
  const known = new Set([shop.host, ...(shop.port === '' ? [`${shop.host}:${defaultPort}`] : [])]);
  const isProduction = MODE === 'production';
  return {
    isOwnHost({ host: written, port }) {
      const host = written.toLowerCase();
      if (known.has(host)) return true;
      const [isLoopback, , named] = loopback.exec(host) ?? [];
      return !isProduction && isLoopback !== undefined && Number(named ?? 80) === port;
    },
    isOwnOrigin: (origin, { host }) =>
      origin === shop.origin || (!isProduction && loopback.test(host) && origin === `http://${host}`),
  };
}
