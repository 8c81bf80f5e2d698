import en from './en/search.ts';
import { text } from './text.ts';

export const searchText = text('search', en);
