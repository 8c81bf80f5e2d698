import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Chosen } from '#src/charts/funnel/Choices.tsx';
import { chosenIn, loadFunnel } from '#src/charts/funnel/funnel.data.ts';
import { FunnelIndex } from '#src/charts/funnel/FunnelIndex.tsx';
import { FunnelView } from '#src/charts/funnel/FunnelView.tsx';
import { titleOf } from '#src/charts/shelves.ts';
import { NotFoundPage } from '#src/flows/storefront/NotFoundPage.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/$chart_/funnel')({
  validateSearch: (search: Record<string, unknown>): Partial<Chosen> => chosenIn(search),
  loaderDeps: ({ search }): Chosen => chosenIn(search),
  loader: async ({ params: { chart }, deps }) => {
    const found = await loadFunnel(chart, deps);
    if (!found) throw notFound();
    return found;
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params }) => ({ meta: [{ title: `${titleOf(params.chart)} · ${titlesText.en.chartsFunnel}` }, { name: 'robots', content: 'noindex' }] }),
  component: FunnelRoute,
  notFoundComponent: NotFoundPage,
});

function FunnelRoute() {
  const { page } = Route.useLoaderData();
  const chosen = Route.useLoaderDeps();
  return page ? <FunnelView page={page} chosen={chosen} /> : <FunnelIndex funnels={null} chosen={chosen} />;
}
