import en from './compiled/en-US/quick-shop.gen.ts';
import { text } from './text.ts';

export const quickShopText = text('quick-shop', en);
