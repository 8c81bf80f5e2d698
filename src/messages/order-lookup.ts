import en from './en/order-lookup.ts';
import { text } from './text.ts';

export const orderLookupText = text('order-lookup', en);
