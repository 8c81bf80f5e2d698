import en from './en/notify-me.ts';
import { text } from './text.ts';

export const notifyMeText = text('notify-me', en);
