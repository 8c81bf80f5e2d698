import { createFileRoute, notFound } from '@tanstack/react-router';
import { type Chosen, chosenIn } from '#src/charts/funnel/chosen.ts';
import { FunnelIndex } from '#src/charts/funnel/FunnelIndex.tsx';
import { FunnelView } from '#src/charts/funnel/FunnelView.tsx';
import { titleOf } from '#src/charts/pages/title.ts';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';

export const Route = createFileRoute('/charts/$chart_/funnel')({
  validateSearch: (search: Record<string, unknown>): Partial<Chosen> => chosenIn(search),
  loaderDeps: ({ search }): Chosen => chosenIn(search),
  loader: async ({ params: { chart }, deps }) => {
    const found = await (await import('#src/charts/funnel/funnel.data.ts')).loadFunnel(chart, deps);
    if (!found) throw notFound();
    return found;
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ params }) => ({
    meta: [
      { title: `${titleOf(params.chart)} · ${chartTitlesText.en.chartsFunnel}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: FunnelRoute,
  notFoundComponent: NotFoundAlone,
});

function FunnelRoute() {
  const { page } = Route.useLoaderData();
  const chosen = Route.useLoaderDeps();
  return page ? <FunnelView page={page} chosen={chosen} /> : <FunnelIndex funnels={null} chosen={chosen} />;
}
