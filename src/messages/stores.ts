import en from './en/stores.ts';
import { text } from './text.ts';

export const storesText = text('stores', en);
