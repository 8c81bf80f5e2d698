import { resolve } from 'node:path';
import type { PreparedFile } from '#src/commerce/content/files/read-folder.ts';

/** The pages of the demo, as editors write those of any shop. The demo runs in its repository. */
export const contentFolder = resolve('src/demo/content');

/**
 * What the build found in it: in the built shop `content-folder.build.ts` has written another module in this one's
 * place. Elsewhere a file is parsed when it is first needed.
 */
export const preparedContent: readonly PreparedFile[] = [];
