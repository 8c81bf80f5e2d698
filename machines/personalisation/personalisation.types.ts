import type { Decided, Standing } from '#src/domain/personalisation.ts';

export interface ReadStanding {
  standing: Pick<Standing, 'audiences' | 'testContext'>;
  /** Ids of the blocks that must not change now, because the shopper sees them. */
  held: readonly string[];
}

export interface ReadDecision {
  decided: Decided;
  /** Ids of the blocks that the shopper sees when the answer comes. */
  inSight: readonly string[];
  /** Ids of all blocks of the page. */
  onPage: readonly string[];
}

export interface PersonalisationContext {
  /** What blocks are shown by, from now on. */
  standing: Standing;
  /** What a block is shown by that the shopper saw when this changed, by the id of the block. */
  held: Readonly<Record<string, Standing>>;
}

export type PersonalisationEvent =
  /** The shopper signed in or out, or the cart is empty or no longer empty. */
  | { type: 'audience.changed' }
  /** The shopper consents to targeting, and the shop has decisions. */
  | { type: 'decision.allowed' }
  /** The consent is withdrawn. `held`: the blocks that the shopper sees. */
  | { type: 'decision.forbidden'; held: readonly string[] }
  /** Something happened on the page after which another variant may be right. */
  | { type: 'recalculation.requested' }
  /** A tester named versions in the address. */
  | { type: 'versions.chosen' }
  /** A block with versions left the page, with its page. */
  | { type: 'block.left'; id: string };
