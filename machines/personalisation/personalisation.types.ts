import type { Standing } from '#src/domain/personalisation.ts';

export interface ReadStanding {
  standing: Standing;
  /** Ids of the blocks that must not change now, because the shopper sees them. */
  held: readonly string[];
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
  /** A block with versions left the page, with its page. */
  | { type: 'block.left'; id: string };
