import en from './compiled/en-US/compare.gen.ts';
import { text } from './text.ts';

export const compareText = text('compare', en);
