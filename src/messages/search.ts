import en from './compiled/en-US/search.gen.ts';
import { text } from './text.ts';

export const searchText = text('search', en);
