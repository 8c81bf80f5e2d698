import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';
import type { OrderRow } from '../model/order.ts';

/** The running call that places one version of a cart. */
export interface RunningPlacing {
  /** Owner and id of the cart. */
  cart: string;
  version: number;
  order: Promise<OrderRow>;
}

/** What this process is placing, and what it has stopped placing. */
export interface Placings {
  /** By cart, version and total: calls in this process for the same version of the same cart share one run. */
  running: Map<string, RunningPlacing>;
  /**
   * Numbers of orders that this process is no longer placing. If one is still `placing`, it has no result because the
   * database was unavailable.
   */
  stopped: LRUCache<string, true>;
}

export const createPlacings = (): Placings => ({ running: new Map(), stopped: new LRUCache(atMost(1000)) });
