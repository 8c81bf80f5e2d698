import en from './compiled/en-US/sms-opt-in.gen.ts';
import { text } from './text.ts';

export const smsOptInText = text('sms-opt-in', en);
