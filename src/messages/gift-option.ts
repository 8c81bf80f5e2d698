import en from './en/gift-option.ts';
import { text } from './text.ts';

export const giftOptionText = text('gift-option', en);
