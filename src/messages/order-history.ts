import en from './en/order-history.ts';
import { text } from './text.ts';

export const orderHistoryText = text('order-history', en);
