import en from './compiled/en-US/change-password.gen.ts';
import { text } from './text.ts';

export const changePasswordText = text('change-password', en);
