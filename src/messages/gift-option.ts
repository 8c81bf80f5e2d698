import en from './compiled/en-US/gift-option.gen.ts';
import { text } from './text.ts';

export const giftOptionText = text('gift-option', en);
