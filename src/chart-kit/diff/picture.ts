import { drawingsOf } from '../draw/chapters.ts';
import { svgOf } from '../files/svg.tsx';
import type { Look } from '../draw/palette.ts';
import { bothOf } from './both.ts';
import type { ChartDiff } from './diff.ts';

/** Returns both revisions in one drawing: green is new, red and struck through is removed, amber is changed. */
export async function svgOfBoth(diff: ChartDiff, look?: Look): Promise<string | null> {
  const both = bothOf(diff);
  return (
    both &&
    svgOf(await drawingsOf(both.model), {
      title: diff.id,
      about: 'Green is new, red is no more, amber is another than before.',
      marks: both.marks,
      ...(look ? { look } : {}),
    })
  );
}
