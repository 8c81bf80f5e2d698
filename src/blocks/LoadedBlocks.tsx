import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from './Block.tsx';
import type { BlockData } from './blocks.data.ts';
import type { Editorial } from './editorial.types.ts';

// The one file that pages around editors' blocks load: what reads the content, and what shows it.
export { PopupsView } from '#src/flows/popups/PopupsView.tsx';
export { BannerBlock } from './BannerBlock.tsx';
export { categoryEditorial, pageEditorial, productEditorial } from './editorial.data.ts';

/** The blocks of editors on a page that is not theirs: loaded when they are near (LaterBlocks.tsx). */
export default function LoadedBlocks({ blocks, data }: Editorial) {
  return <Blocks blocks={blocks} data={data} isPart />;
}

/** A banner at the top of a page of the shop, with the fragments that its targets open. */
export function OpeningBanner(props: { banner: ContentBlock; isFirst: boolean; data: BlockData }) {
  const { banner, isFirst, data } = props;
  return <Blocks blocks={[banner]} data={data} isPart={!isFirst} />;
}
