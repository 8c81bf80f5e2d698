import { version } from './version.ts';

/**
 * The demo's drawings, as the image service takes them: the shop reads `module` and `version`; a helper process imports
 * `module` and calls `master`, which loads the drawings themselves with the first picture.
 */
export const drawings = {
  module: import.meta.url,
  version,
  /** The vector master at an image path, as SVG text; null when nothing has that path. */
  master: async (path: string): Promise<string | null> => (await import('./pictures.ts')).master(path),
};
