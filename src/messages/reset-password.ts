import en from './en/reset-password.ts';
import { text } from './text.ts';

export const resetPasswordText = text('reset-password', en);
