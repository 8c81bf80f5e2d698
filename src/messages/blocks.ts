import en from './compiled/en-US/blocks.gen.ts';
import { text } from './text.ts';

export const blocksText = text('blocks', en);
