import en from './en/tries.ts';
import { text } from './text.ts';

export const triesText = text('tries', en);
