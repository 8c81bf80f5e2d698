import type { Address, CollectionPoint, CollectionPointResult } from '#openapi/generated/waymark.gen.ts';
import type { Where } from '#machines/shared/position.ts';

export interface CollectionPointInput {
  /** ISO code of the shop's country: only its points are offered. */
  country: string;
  /** The contact, if the cart has one. */
  contact: Address | null;
}

export interface CollectionPointContext {
  country: string;
  contact: Address | null;
  /** The last searched place. */
  where: Where | null;
  result: CollectionPointResult | null;
  /** The chosen point. */
  point: CollectionPoint | null;
}

export type CollectionPointEvent =
  | { type: 'place.submitted'; place: string }
  /** "Use my location". */
  | { type: 'position.requested' }
  | { type: 'search.retried' }
  | { type: 'point.chosen'; point: CollectionPoint }
  /** The shopper wants to choose another point. */
  | { type: 'point.reopened' };

/** `busy`: waits for an answer. */
export type CollectionPointTag = 'busy';
