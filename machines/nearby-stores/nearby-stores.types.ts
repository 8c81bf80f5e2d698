import type { Where } from '#machines/shared/position.ts';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';

export interface NearbyStoresContext {
  where: Where | null;
  result: StoreSearchResult | null;
}

export type NearbyStoresEvent =
  /** "Use my location". */
  { type: 'position.requested' } | { type: 'search.retried' } | { type: 'all.requested' };
