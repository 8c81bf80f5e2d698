import { opening } from './opening.ts';

/** The module that stands in the built shop for `opening.ts`: the edition as it is, the seed when it is asked for. */
export const text = (): string =>
  `export const opening = { edition: '${opening.edition}', read: async () => (await import('./seed.ts')).seed };`;
