import en from './compiled/en-US/passwords.gen.ts';
import { text } from './text.ts';

export const passwordsText = text('passwords', en);
