import { createFileRoute, notFound } from '@tanstack/react-router';
import { createElement } from 'react';
import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks } from '#src/blocks/blocks.data.ts';
import { visuallyHidden } from '#src/ui/text/Hidden.tsx';
import { siteMode } from './-mode.ts';

/** One variant of a block, alone on a page; not in production. */
export const Route = createFileRoute('/blocks/$block/$variant')({
  loader: async ({ params }) => {
    if (siteMode() === 'production') throw notFound();
    const { blockEntries, shownBlocks } = await import('#src/blocks/gallery/gallery.data.ts');
    const entry = blockEntries.find(({ type }) => type === params.block);
    const found = entry?.variants.find(({ name }) => name === params.variant);
    if (!found) throw notFound();
    const blocks = shownBlocks(found);
    return { blocks, data: await loadBlocks(blocks, { api, locale: 'en-us' }) };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params: { block, variant } }) => ({
    meta: [{ title: `${block}: ${variant} | Waymark` }, { name: 'robots', content: 'noindex' }],
  }),
  component: VariantRoute,
});

/** Levels of the headings that a page would have above the block: those between its first and the block's own. */
const headingsAbove = (blocks: readonly ContentBlock[]): (2 | 3)[] =>
  blocks.flatMap((block): (2 | 3)[] => {
    const tag = 'titleHeadingTag' in block ? block.titleHeadingTag : undefined;
    return tag === 'h4' ? [2, 3] : tag === 'h3' ? [2] : [];
  });

function VariantRoute() {
  const { blocks, data } = Route.useLoaderData();
  const { block, variant } = Route.useParams();
  return (
    <main>
      <h1 className={visuallyHidden}>{`${block}: ${variant}`}</h1>
      {headingsAbove(blocks).map((level) =>
        createElement(`h${level}`, { key: level, className: visuallyHidden }, block),
      )}
      <Blocks blocks={blocks} data={data} />
    </main>
  );
}
