import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlockIndex } from '#src/blocks/gallery/BlockIndex.tsx';
import { siteMode } from './-mode.ts';

const searchOf = ({ q }: Record<string, unknown>): { q?: string } => {
  const words = typeof q === 'string' ? q.slice(0, 80).trim() : '';
  return words === '' ? {} : { q: words };
};

/** The gallery of blocks, for editors and developers; not in production. */
export const Route = createFileRoute('/blocks/')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => ({ q: searchOf({ ...search }).q ?? '' }),
  loader: async ({ deps: { q } }) => {
    if (siteMode() === 'production') throw notFound();
    return (await import('#src/blocks/gallery/gallery.data.ts')).foundBlocks(q);
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () => ({ meta: [{ title: 'Blocks | Waymark' }, { name: 'robots', content: 'noindex' }] }),
  component: BlockIndexRoute,
});

function BlockIndexRoute() {
  const { q } = Route.useLoaderDeps();
  return <BlockIndex key={q} entries={Route.useLoaderData()} words={q} />;
}
