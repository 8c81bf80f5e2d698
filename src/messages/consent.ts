import en from './en/consent.ts';
import { text } from './text.ts';

export const consentText = text('consent', en);
