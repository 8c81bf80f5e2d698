import en from './en/titles.ts';
import { text } from './text.ts';

export const titlesText = text('titles', en);
