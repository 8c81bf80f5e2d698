import en from './en/card.ts';
import { text } from './text.ts';

export const cardText = text('card', en);
