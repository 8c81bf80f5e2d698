import en from './compiled/en-US/in-store.gen.ts';
import { text } from './text.ts';

export const inStoreText = text('in-store', en);
