import { existsSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

/** What a build or a run writes itself is no change. */
const isOurs = (file: string): boolean => /\.gen\.ts$|(^|[\\/])\./.test(file);

/** The chart that a file belongs to: one of `machines/<chart>/` or of its model; null for what all charts share. */
export function chartOf(file: string, from: string): string | null {
  const [folder, chart, ...rest] = file.startsWith(`${from}${sep}`)
    ? [from, ...file.slice(from.length + 1).split(sep)]
    : file.split(sep);
  return rest.length > 0 && (folder === 'machines' || folder === from) && chart !== 'shared' && chart !== 'support'
    ? (chart ?? null)
    : null;
}

/** Calls `again` with the files that changed, one call at a time; what changes meanwhile is the next. Never returns. */
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
    // An editor saves in several strokes.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const files = [...changed];
    changed.clear();
    await again(files);
  }
}
