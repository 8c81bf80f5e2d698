import en from './compiled/en-US/order-lookup.gen.ts';
import { text } from './text.ts';

export const orderLookupText = text('order-lookup', en);
