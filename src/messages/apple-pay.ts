import en from './compiled/en-US/apple-pay.gen.ts';
import { text } from './text.ts';

export const applePayText = text('apple-pay', en);
