import type { Funnel, Funnels } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { loadFunnelChart } from '../charts.data.ts';
import type { Chosen } from './chosen.ts';
import type { FunnelPage } from './FunnelView.tsx';

/** Returns null if the service says that there is nothing at this address. */
const orNull = async <Data>(asked: Promise<Data>): Promise<Data | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
};

/** Returns the counts of each chart; null if the shop does not publish its counts. */
export const loadFunnels = ({ source, days }: Chosen): Promise<Funnels | null> =>
  orNull<Funnels>(unwrap(api.GET('/funnel/v1/charts', { params: { query: { source, days } } })));

/**
 * Returns one chart with its counts; `page` is null if these are not public, the whole result is null if there is no
 * such chart.
 */
export async function loadFunnel(id: string, { source, days }: Chosen): Promise<{ page: FunnelPage | null } | null> {
  const chart = await loadFunnelChart(id);
  if (!chart) return null;
  const funnel = await orNull<Funnel>(
    unwrap(api.GET('/funnel/v1/charts/{chart}', { params: { path: { chart: id }, query: { source, days } } })),
  );
  return { page: funnel && { chart, funnel } };
}
