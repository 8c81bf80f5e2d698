import type { Address, CollectionPoint, CollectionPointResult } from '#openapi/generated/waymark.gen.ts';
import type { Where } from '#machines/shared/position.ts';

export interface CollectionPointInput {
  /** ISO code of the shop's country: its points are the ones to choose from. */
  country: string;
  /** Who collects, as far as the cart knows. */
  contact: Address | null;
}

export interface CollectionPointContext {
  country: string;
  contact: Address | null;
  /** Where was looked last. */
  where: Where | null;
  result: CollectionPointResult | null;
  /** The one that was chosen. */
  point: CollectionPoint | null;
}

export type CollectionPointEvent =
  | { type: 'place.submitted'; place: string }
  /** "Use my location". */
  | { type: 'position.requested' }
  | { type: 'search.retried' }
  | { type: 'point.chosen'; point: CollectionPoint }
  /** Another point after all. */
  | { type: 'point.reopened' };

/** `busy`: an answer is waited for. */
export type CollectionPointTag = 'busy';
