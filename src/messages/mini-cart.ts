import en from './en/mini-cart.ts';
import { text } from './text.ts';

/** What only the mini cart says: the words that it shares with the cart page come with every page. */
export const miniCartText = text('miniCart', en);
