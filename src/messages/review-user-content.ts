import en from './compiled/en-US/review-user-content.gen.ts';
import { text } from './text.ts';

export const reviewUserContentText = text('review-user-content', en);
