import en from './en/storefront.ts';
import { text } from './text.ts';

export const storefrontText = text('storefront', en);
