import blocks from '#openapi/generated/blocks.json' with { type: 'json' };
import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { experienceOf, nobody, segmentOf } from '#src/domain/personalisation.ts';

/** A field of a block, from its schema in openapi/content.yaml. */
export interface BlockField {
  name: string;
  description: string;
  isRequired: boolean;
  /** The values that it can have, if they are few. */
  values: readonly string[];
}

export interface BlockVariant {
  name: string;
  block: ContentBlock;
  /** The id of the variant or segment that is shown in place of the baseline. */
  chosen?: string;
}

/** A block of content as the gallery shows it. */
export interface BlockEntry {
  type: string;
  description: string;
  fields: readonly BlockField[];
  variants: readonly BlockVariant[];
}

/** All blocks. The contract made them: their examples are valid content (tests/content/checked.test.ts). */
export const blockEntries = blocks as unknown as readonly BlockEntry[];

/** Returns what a shopper sees of a variant: the block, or the blocks of the version that it shows. */
export function shownBlocks({ block, chosen }: BlockVariant): readonly ContentBlock[] {
  if (chosen === undefined) return [block];
  const standing = { ...nobody, testContext: { [chosen]: chosen } };
  if (block.type === 'experience') return experienceOf(block, standing).blocks;
  return block.type === 'segmentation' ? segmentOf(block, standing) : [block];
}

const textOf = ({ type, description, fields }: BlockEntry): string =>
  [type, description, ...fields.flatMap(({ name, description: says, values }) => [name, says, ...values])]
    .join(' ')
    .toLowerCase();

/** Returns the blocks that have every word in their name, description, fields or values. */
export function foundBlocks(words: string): readonly BlockEntry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return blockEntries.filter((entry) => wanted.every((word) => textOf(entry).includes(word)));
}
