import type { ChartPage } from '../pages/catalogue.ts';
import { loadChart } from '../charts.data.ts';

const read = new Map<string, Promise<ChartPage | null>>();

/**
 * Returns a chart for the live window. The window switches between the same few charts, so a browser loads each once.
 */
export function loadLiveChart(chart: string, folds: readonly string[]): Promise<ChartPage | null> {
  const load = () => loadChart(chart, 'full', folds);
  if (import.meta.env.SSR) return load();
  const key = [chart, ...folds].join(' ');
  const known = read.get(key);
  if (known) return known;
  const page = load();
  read.set(key, page);
  page.catch(() => read.delete(key));
  return page;
}
