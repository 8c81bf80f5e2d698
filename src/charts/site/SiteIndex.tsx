import { useSyncExternalStore } from 'react';
import type { ChartLine } from '../pages/catalogue.ts';
import { ChartIndex } from '../pages/ChartIndex.tsx';
import { bestFirst, type Entry, findIn } from '../pages/search.ts';

const never = () => () => {};
const wordsInAddress = () => new URLSearchParams(location.search).get('q')?.slice(0, 80).trim() ?? '';

/** The gallery's first page without a server: the browser searches for the words of the address. */
export function SiteIndex({ charts }: { charts: { line: ChartLine; entries: Entry[] }[] }) {
  const words = useSyncExternalStore(never, wordsInAddress, () => '');
  const lines = charts.flatMap(({ line, entries }) => {
    const found = findIn(entries, words);
    return found ? [{ ...line, ...found }] : [];
  });
  return <ChartIndex key={words} lines={bestFirst(lines)} words={words} />;
}
