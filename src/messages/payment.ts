import en from './en/payment.ts';
import { text } from './text.ts';

export const paymentText = text('payment', en);
