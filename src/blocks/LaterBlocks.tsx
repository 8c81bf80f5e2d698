import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import type { Editorial } from './editorial.types.ts';

/** Named once: each `import()` brings the names of all files that it leads to into the page. */
export const loadBlocksLater = () => import('./LoadedBlocks.tsx');

const LoadedBlocks = later<Editorial>(loadBlocksLater, () => null);

/**
 * Blocks on a page of the shop, such as a product or the cart. Their code and pictures load when a reader scrolls near:
 * what the page is for does not wait for them.
 */
export function LaterBlocks({ id, content }: { id: string; content: Editorial | null | undefined }) {
  if (!content || content.blocks.length === 0) return null;
  return (
    <WhenNear id={id}>
      <LoadedBlocks {...content} />
    </WhenNear>
  );
}
