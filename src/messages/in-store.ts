import en from './en/in-store.ts';
import { text } from './text.ts';

export const inStoreText = text('in-store', en);
