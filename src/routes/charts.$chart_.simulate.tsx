import { createFileRoute, notFound } from '@tanstack/react-router';
import { titleOf } from '#src/charts/pages/title.ts';
import { SimulateView } from '#src/charts/simulate/SimulateView.tsx';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';
import { foldsOf } from './-folds.ts';

export const Route = createFileRoute('/charts/$chart_/simulate')({
  validateSearch: (search: Record<string, unknown>): { fold?: string[] } => ({ fold: foldsOf(search) }),
  loaderDeps: ({ search }) => ({ fold: foldsOf({ ...search }) }),
  loader: async ({ params: { chart }, deps: { fold } }) => {
    const page = await (await import('#src/charts/charts.data.ts')).loadChart(chart, 'full', fold);
    if (!page) throw notFound();
    return page;
  },
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: ({ params }) => ({
    meta: [
      { title: `${titleOf(params.chart)} · ${chartTitlesText.en.chartsPlay}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: SimulateRoute,
  notFoundComponent: NotFoundAlone,
});

function SimulateRoute() {
  return <SimulateView page={Route.useLoaderData()} />;
}
