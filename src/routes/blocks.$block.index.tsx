import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlockDetails } from '#src/blocks/gallery/BlockDetails.tsx';
import { siteMode } from './-mode.ts';

/** A block with its fields and variants; not in production. */
export const Route = createFileRoute('/blocks/$block/')({
  loader: async ({ params: { block } }) => {
    if (siteMode() === 'production') throw notFound();
    const { blockEntries } = await import('#src/blocks/gallery/gallery.data.ts');
    const entry = blockEntries.find(({ type }) => type === block);
    if (!entry) throw notFound();
    return entry;
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params: { block } }) => ({
    meta: [{ title: `${block} | Blocks | Waymark` }, { name: 'robots', content: 'noindex' }],
  }),
  component: BlockDetailsRoute,
});

function BlockDetailsRoute() {
  return <BlockDetails entry={Route.useLoaderData()} />;
}
