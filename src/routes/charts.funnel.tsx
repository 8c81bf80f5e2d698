import { createFileRoute } from '@tanstack/react-router';
import { type Chosen, chosenIn } from '#src/charts/funnel/chosen.ts';
import { FunnelIndex } from '#src/charts/funnel/FunnelIndex.tsx';
import { chartTitlesText } from '#src/messages/chart-titles.ts';

export const Route = createFileRoute('/charts/funnel')({
  validateSearch: (search: Record<string, unknown>): Partial<Chosen> => chosenIn(search),
  loaderDeps: ({ search }): Chosen => chosenIn(search),
  loader: async ({ deps }) => (await import('#src/charts/funnel/funnel.data.ts')).loadFunnels(deps),
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () => ({ meta: [{ title: chartTitlesText.en.chartsFunnel }, { name: 'robots', content: 'noindex' }] }),
  component: FunnelIndexRoute,
});

function FunnelIndexRoute() {
  return <FunnelIndex funnels={Route.useLoaderData()} chosen={Route.useLoaderDeps()} />;
}
