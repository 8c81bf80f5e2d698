import en from './compiled/en-US/titles.gen.ts';
import { text } from './text.ts';

export const titlesText = text('titles', en);
