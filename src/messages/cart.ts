import en from './compiled/en-US/cart.gen.ts';
import { text } from './text.ts';

export const cartText = text('cart', en);
