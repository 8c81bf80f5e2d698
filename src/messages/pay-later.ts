import en from './en/pay-later.ts';
import { text } from './text.ts';

export const payLaterText = text('pay-later', en);
