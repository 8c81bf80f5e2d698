import en from './compiled/en-US/product.gen.ts';
import { text } from './text.ts';

export const productText = text('product', en);
