import en from './compiled/en-US/saved-cards.gen.ts';
import { text } from './text.ts';

export const savedCardsText = text('saved-cards', en);
