import type { Level } from './record.types.ts';

/** Returns a path's id in a command: the number, or what else is before the colon of its name. */
export const idOf = ({ name }: { readonly name: string }): string => /^[^:]*/.exec(name)?.[0] ?? name;

/** Returns the command that repeats a path. */
export const commandFor = (chart: string, level: Level, path: string, seed?: number): string =>
  `npm run test:paths -- ${chart} --level ${level} --path ${path}${seed === undefined ? '' : ` --seed ${seed}`}`;
