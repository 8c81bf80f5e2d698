import en from './compiled/en-US/saved-page.gen.ts';
import { text } from './text.ts';

export const savedPageText = text('saved-page', en);
