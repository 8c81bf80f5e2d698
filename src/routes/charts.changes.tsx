import { createFileRoute } from '@tanstack/react-router';
import type { Chosen } from '#src/charts/changes/changes.types.ts';
import { ChangesView } from '#src/charts/changes/ChangesView.tsx';
import { revisionsIn } from '#src/charts/changes/chosen.ts';
import { chartTitlesText } from '#src/messages/chart-titles.ts';

export const Route = createFileRoute('/charts/changes')({
  validateSearch: (search: Record<string, unknown>): Partial<Chosen> => revisionsIn(search),
  loaderDeps: ({ search }): Partial<Chosen> => revisionsIn({ ...search }),
  loader: async ({ deps }) => (await import('#src/charts/charts.data.ts')).loadChanges(deps),
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) => ({
    meta: [
      { title: chartTitlesText.en.chartsChanges },
      { name: 'robots', content: 'noindex' },
      // The page reloads itself without script.
      ...(loaderData?.outcome === 'running' ? [{ httpEquiv: 'refresh', content: '3' }] : []),
    ],
  }),
  component: ChangesRoute,
});

function ChangesRoute() {
  return <ChangesView page={Route.useLoaderData()} />;
}
