import en from './compiled/en-US/order-history.gen.ts';
import { text } from './text.ts';

export const orderHistoryText = text('order-history', en);
