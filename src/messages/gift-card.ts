import en from './en/gift-card.ts';
import { text } from './text.ts';

export const giftCardText = text('gift-card', en);
