import { pathIdOf } from '../records/path-id.ts';

/** The one path that is wanted, by its number or name as printed, or undefined: all of them. */
export const chosenPath: string | undefined = process.env['CHART_PATH'] || undefined;

/** The seed for steps of chance, if one was given. */
export const chosenSeed: number | undefined = process.env['CHART_SEED'] ? Number(process.env['CHART_SEED']) : undefined;

/** Those paths that are wanted; none of the chosen name is an error that says which there are. */
export function chosenOf<Path extends { readonly name: string }>(
  chart: string,
  paths: readonly Path[],
  chosen: string | undefined = chosenPath,
): readonly Path[] {
  if (chosen === undefined) return paths;
  const found = paths.filter((path) => path.name === chosen || pathIdOf(path) === chosen);
  if (found.length > 0) return found;
  throw new Error(`${chart}: no path is called "${chosen}"; there are ${paths.map(pathIdOf).join(', ')}`);
}
