import en from './compiled/en-US/loyalty.gen.ts';
import { text } from './text.ts';

export const loyaltyText = text('loyalty', en);
