import en from './compiled/en-US/profile.gen.ts';
import { text } from './text.ts';

export const profileText = text('profile', en);
