import en from './compiled/en-US/order.gen.ts';
import { text } from './text.ts';

export const orderText = text('order', en);
