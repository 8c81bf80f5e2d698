import en from './compiled/en-US/pay-later.gen.ts';
import { text } from './text.ts';

export const payLaterText = text('pay-later', en);
