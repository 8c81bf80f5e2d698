import en from './compiled/en-US/card.gen.ts';
import { text } from './text.ts';

export const cardText = text('card', en);
