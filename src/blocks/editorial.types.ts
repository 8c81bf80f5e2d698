import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import type { BlockData } from './blocks.data.ts';

/** What editors put on a page of the shop, and the data of it. */
export interface Editorial {
  blocks: readonly ContentBlock[];
  data: BlockData;
}
