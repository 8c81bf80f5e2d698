import type { Level } from './record.types.ts';

/** What a path is called in a command: the number, or what else stands before the colon of its name. */
export const idOf = ({ name }: { readonly name: string }): string => /^[^:]*/.exec(name)?.[0] ?? name;

/** The one command that repeats a path. */
export const commandFor = (chart: string, level: Level, path: string, seed?: number): string =>
  `npm run test:paths -- ${chart} --level ${level} --path ${path}${seed === undefined ? '' : ` --seed ${seed}`}`;
