import en from './compiled/en-US/sign-in.gen.ts';
import { text } from './text.ts';

export const signInText = text('sign-in', en);
