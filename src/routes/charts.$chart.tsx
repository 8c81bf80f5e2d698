import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadChart } from '#src/charts/charts.data.ts';
import { ChartView } from '#src/charts/ChartView.tsx';
import { titleOf } from '#src/charts/shelves.ts';
import { NotFoundPage } from '#src/flows/storefront/NotFoundPage.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/$chart')({
  validateSearch: ({ detail }: Record<string, unknown>): { detail?: 'plain' } => (detail === 'plain' ? { detail } : {}),
  loaderDeps: ({ search: { detail } }): { detail: 'full' | 'plain' } => ({ detail: detail === 'plain' ? detail : 'full' }),
  loader: async ({ params: { chart }, deps: { detail } }) => {
    const page = await loadChart(chart, detail);
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ params, loaderData }) => ({
    meta: [
      { title: `${titleOf(params.chart)} · ${titlesText.en.charts}` },
      { name: 'description', content: loaderData?.model.description ?? '' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ChartRoute,
  notFoundComponent: NotFoundPage,
});

function ChartRoute() {
  const { detail } = Route.useLoaderDeps();
  return <ChartView page={Route.useLoaderData()} detail={detail} />;
}
