import en from './en/profile.ts';
import { text } from './text.ts';

export const profileText = text('profile', en);
