import en from './compiled/en-US/reviews.gen.ts';
import { text } from './text.ts';

export const reviewsText = text('reviews', en);
