import type { ChartPage } from '../pages/catalogue.ts';
import { loadChart } from '../charts.data.ts';

const read = new Map<string, Promise<ChartPage | null>>();

/** A chart as the live window draws it. The window goes to and fro between the same few: a browser reads each once. */
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
