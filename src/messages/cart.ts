import en from './en/cart.ts';
import { text } from './text.ts';

export const cartText = text('cart', en);
