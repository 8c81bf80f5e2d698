import en from './compiled/en-US/storefront.gen.ts';
import { text } from './text.ts';

export const storefrontText = text('storefront', en);
