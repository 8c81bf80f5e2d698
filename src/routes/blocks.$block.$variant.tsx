import { createFileRoute, notFound } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks } from '#src/blocks/blocks.data.ts';
import { siteMode } from './-mode.ts';

/** One variant of a block, alone on a page; not in production. */
export const Route = createFileRoute('/blocks/$block/$variant')({
  loader: async ({ params }) => {
    if (siteMode() === 'production') throw notFound();
    const { blockEntries } = await import('#src/blocks/gallery/gallery.data.ts');
    const entry = blockEntries.find(({ type }) => type === params.block);
    const found = entry?.variants.find(({ name }) => name === params.variant);
    if (!found) throw notFound();
    return { blocks: [found.block], data: await loadBlocks([found.block], { api, locale: 'en-us' }) };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params: { block, variant } }) => ({
    meta: [{ title: `${block}: ${variant} | Waymark` }, { name: 'robots', content: 'noindex' }],
  }),
  component: VariantRoute,
});

function VariantRoute() {
  const { blocks, data } = Route.useLoaderData();
  return (
    <main>
      <Blocks blocks={blocks} data={data} />
    </main>
  );
}
