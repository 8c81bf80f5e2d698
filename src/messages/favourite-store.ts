import en from './compiled/en-US/favourite-store.gen.ts';
import { text } from './text.ts';

export const favouriteStoreText = text('favourite-store', en);
