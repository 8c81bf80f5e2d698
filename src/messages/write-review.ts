import en from './compiled/en-US/write-review.gen.ts';
import { text } from './text.ts';

export const writeReviewText = text('write-review', en);
