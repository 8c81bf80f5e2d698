import en from './compiled/en-US/address-book.gen.ts';
import { text } from './text.ts';

export const addressBookText = text('address-book', en);
