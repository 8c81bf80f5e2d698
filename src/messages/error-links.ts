import en from './compiled/en-US/error-links.gen.ts';
import { text } from './text.ts';

export const errorLinksText = text('error-links', en);
