import en from './en/passwords.ts';
import { text } from './text.ts';

export const passwordsText = text('passwords', en);
