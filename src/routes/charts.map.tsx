import { createFileRoute } from '@tanstack/react-router';
import { MapView } from '#src/charts/map/MapView.tsx';
import { titlesText } from '#src/messages/titles.ts';

export const Route = createFileRoute('/charts/map')({
  loader: async () => (await import('#src/charts/charts.data.ts')).loadMap(),
  headers: () => ({ 'cache-control': 'public, s-maxage=60, stale-while-revalidate=3600' }),
  head: () => ({ meta: [{ title: titlesText.en.chartsMap }, { name: 'robots', content: 'noindex' }] }),
  component: MapRoute,
});

function MapRoute() {
  return <MapView page={Route.useLoaderData()} />;
}
