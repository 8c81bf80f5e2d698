import en from './compiled/en-US/gift-card.gen.ts';
import { text } from './text.ts';

export const giftCardText = text('gift-card', en);
