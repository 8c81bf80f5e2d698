import en from './compiled/en-US/reset-password.gen.ts';
import { text } from './text.ts';

export const resetPasswordText = text('reset-password', en);
