import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { isChart } from './chart.ts';

/** Returns the charts in a folder (`<folder>/<chart>/<chart>.machine.ts`), and the files that do not load as one. */
export async function chartsIn(folder: string): Promise<{ charts: AnyStateMachine[]; problems: string[] }> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  const charts: AnyStateMachine[] = [];
  const problems: string[] = [];
  for (const file of files.toSorted())
    try {
      const module: unknown = await import(pathToFileURL(resolve(join(folder, file))).href);
      const found = Object.values(module as Record<string, unknown>).filter(isChart);
      if (found.length === 0) problems.push(`${folder}/${file} exports no machine`);
      charts.push(...found);
    } catch (error) {
      problems.push(`${folder}/${file} does not load: ${error instanceof Error ? error.message : String(error)}`);
    }
  return { charts, problems };
}
