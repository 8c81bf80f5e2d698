import en from './en/product.ts';
import { text } from './text.ts';

export const productText = text('product', en);
