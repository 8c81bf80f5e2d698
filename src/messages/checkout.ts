import en from './compiled/en-US/checkout.gen.ts';
import { text } from './text.ts';

export const checkoutText = text('checkout', en);
