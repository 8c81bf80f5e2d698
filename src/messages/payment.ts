import en from './compiled/en-US/payment.gen.ts';
import { text } from './text.ts';

export const paymentText = text('payment', en);
