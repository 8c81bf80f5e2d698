import en from './compiled/en-US/notify-me.gen.ts';
import { text } from './text.ts';

export const notifyMeText = text('notify-me', en);
