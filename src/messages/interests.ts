import en from './compiled/en-US/interests.gen.ts';
import { text } from './text.ts';

export const interestsText = text('interests', en);
