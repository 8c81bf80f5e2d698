import en from './en/blocks.ts';
import { text } from './text.ts';

export const blocksText = text('blocks', en);
