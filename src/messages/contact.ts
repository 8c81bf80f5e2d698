import en from './compiled/en-US/contact.gen.ts';
import { text } from './text.ts';

export const contactText = text('contact', en);
