import en from './compiled/en-US/tries.gen.ts';
import { text } from './text.ts';

export const triesText = text('tries', en);
