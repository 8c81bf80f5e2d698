import en from './en/error-links.ts';
import { text } from './text.ts';

export const errorLinksText = text('error-links', en);
