import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from './Block.tsx';
import type { BlockData } from './blocks.data.ts';

/** The blocks of editors on a page that is not theirs: loaded when they are near (LaterBlocks.tsx). */
export default function LoadedBlocks({ blocks, data }: { blocks: readonly ContentBlock[]; data: BlockData }) {
  return <Blocks blocks={blocks} data={data} isNested />;
}
