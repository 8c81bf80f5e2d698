import { createFileRoute, notFound } from '@tanstack/react-router';
import { ChartView } from '#src/charts/pages/ChartView.tsx';
import { titleOf } from '#src/charts/pages/title.ts';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';
import { foldsOf } from './-folds.ts';

export const Route = createFileRoute('/charts/$chart')({
  validateSearch: (search: Record<string, unknown>): { detail?: 'plain'; fold?: string[] } => ({
    ...(search['detail'] === 'plain' ? { detail: 'plain' } : {}),
    fold: foldsOf(search),
  }),
  loaderDeps: ({ search }): { detail: 'full' | 'plain'; fold: string[] } => ({
    detail: search.detail === 'plain' ? 'plain' : 'full',
    fold: foldsOf({ ...search }),
  }),
  loader: async ({ params: { chart }, deps: { detail, fold } }) => {
    const page = await (
      await import('#src/charts/charts.data.ts')
    ).loadChart(chart, detail, fold.length === 0 ? 'first' : fold);
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ params, loaderData }) => ({
    meta: [
      { title: `${titleOf(params.chart)} · ${chartTitlesText.en.charts}` },
      { name: 'description', content: loaderData?.model.description ?? '' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ChartRoute,
  notFoundComponent: NotFoundAlone,
});

function ChartRoute() {
  const { detail } = Route.useLoaderDeps();
  return <ChartView page={Route.useLoaderData()} detail={detail} />;
}
