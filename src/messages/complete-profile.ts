import en from './compiled/en-US/complete-profile.gen.ts';
import { text } from './text.ts';

export const completeProfileText = text('complete-profile', en);
