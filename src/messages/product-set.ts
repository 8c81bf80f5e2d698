import en from './compiled/en-US/product-set.gen.ts';
import { text } from './text.ts';

export const productSetText = text('product-set', en);
