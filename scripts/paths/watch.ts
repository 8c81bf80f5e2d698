import { existsSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** True for files that a build or a run itself writes: they are not changes. */
const isOurs = (file: string): boolean => /\.gen\.ts$|(^|[\\/])\./.test(file);

/** Returns the chart of a file: in `machines/<chart>/` or in its model; null for what all charts share. */
export function chartOf(file: string, from: string): string | null {
  const [folder, chart, ...rest] = file.startsWith(`${from}${sep}`)
    ? [from, ...file.slice(from.length + 1).split(sep)]
    : file.split(sep);
  return rest.length > 0 && (folder === 'machines' || folder === from) && chart !== 'shared' && chart !== 'support'
    ? (chart ?? null)
    : null;
}

/**
 * Calls `again` with the changed files, one call at a time; changes during a call are in the next one. Never returns.
 */
export async function onChange(
  folders: readonly string[],
  again: (files: readonly string[]) => Promise<void>,
): Promise<never> {
  const changed = new Set<string>();
  let wake = () => {};
  for (const folder of folders.filter((name) => existsSync(name)))
    watch(folder, { recursive: true }, (_, file) => {
      if (file === null || isOurs(file)) return;
      changed.add(join(folder, file));
      wake();
    });
  for (;;) {
    if (changed.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    // An editor may write a file in several steps.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const files = [...changed];
    changed.clear();
    await again(files);
  }
}
