import en from './compiled/en-US/stores.gen.ts';
import { text } from './text.ts';

export const storesText = text('stores', en);
