import { version } from './version.ts';

/** The module that stands in the built shop for `version.ts`. */
export const text = (): string => `export const version = '${version}';`;
