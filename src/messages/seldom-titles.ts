import en from './compiled/en-US/seldom-titles.gen.ts';
import { text } from './text.ts';

export const seldomTitlesText = text('seldom-titles', en);
