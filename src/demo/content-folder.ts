import { resolve } from 'node:path';

/** The pages of the demo, as editors write those of any shop. The demo runs in its repository. */
export const contentFolder = resolve('src/demo/content');
