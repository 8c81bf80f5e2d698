import en from './compiled/en-US/sign-up-form.gen.ts';
import { text } from './text.ts';

export const signUpText = text('sign-up-form', en);
