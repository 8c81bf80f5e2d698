import en from './compiled/en-US/mini-cart.gen.ts';
import { text } from './text.ts';

/** What only the mini cart says: the words that it shares with the cart page come with every page. */
export const miniCartText = text('mini-cart', en);
