import en from './en/sign-in.ts';
import { text } from './text.ts';

export const signInText = text('signIn', en);
