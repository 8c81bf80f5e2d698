import en from './compiled/en-US/paypal.gen.ts';
import { text } from './text.ts';

export const payPalText = text('paypal', en);
