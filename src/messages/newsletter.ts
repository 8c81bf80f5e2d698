import en from './compiled/en-US/newsletter.gen.ts';
import { text } from './text.ts';

export const newsletterText = text('newsletter', en);
