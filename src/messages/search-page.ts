import en from './compiled/en-US/search-page.gen.ts';
import { text } from './text.ts';

export const searchPageText = text('search-page', en);
