import { prepareFolder } from '#src/commerce/content/files/read-folder.ts';
import { contentFolder } from './content-folder.ts';

/** The module that stands in the built shop for `content-folder.ts`: with every file as the build found it. */
export const text = (): string =>
  `import { resolve } from 'node:path';
export const contentFolder = resolve('src/demo/content');
export const preparedContent = ${JSON.stringify(prepareFolder(contentFolder))};`;
