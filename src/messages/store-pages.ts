import en from './compiled/en-US/store-pages.gen.ts';
import { text } from './text.ts';

export const storePagesText = text('store-pages', en);
