import { createFileRoute } from '@tanstack/react-router';
import { MapView } from '#src/charts/map/MapView.tsx';
import { firstOnMap } from '#src/charts/map/first.ts';
import { chartTitlesText } from '#src/messages/chart-titles.ts';

export const Route = createFileRoute('/charts/map')({
  validateSearch: (search: Record<string, unknown>): { chart?: string } =>
    typeof search['chart'] === 'string' ? { chart: search['chart'] } : {},
  loaderDeps: ({ search }) => ({ chart: typeof search.chart === 'string' ? search.chart : firstOnMap }),
  loader: async ({ deps }) => (await import('#src/charts/charts.data.ts')).loadMap(deps.chart),
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({ meta: [{ title: chartTitlesText.en.chartsMap }, { name: 'robots', content: 'noindex' }] }),
  component: MapRoute,
});

function MapRoute() {
  return <MapView page={Route.useLoaderData()} />;
}
