import { modelOf } from '#src/charts/machines/model.ts';
import { chartsIn } from '#src/chart-kit/lint/load.ts';

/** Returns the states and transitions of every chart, by the chart's id: everything that may be counted. */
export async function namesOfCharts(): Promise<Record<string, { states: string[]; transitions: string[] }>> {
  const { charts } = await chartsIn('machines');
  return Object.fromEntries(
    charts
      .map(modelOf)
      .map(({ id, nodes, edges }) => [
        id,
        { states: nodes.map((node) => node.id), transitions: edges.map((edge) => edge.id) },
      ]),
  );
}
