import en from './en/order.ts';
import { text } from './text.ts';

export const orderText = text('order', en);
