import en from './en/checkout.ts';
import { text } from './text.ts';

export const checkoutText = text('checkout', en);
