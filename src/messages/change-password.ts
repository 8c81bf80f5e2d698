import en from './en/change-password.ts';
import { text } from './text.ts';

export const changePasswordText = text('change-password', en);
