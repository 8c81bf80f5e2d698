import en from './compiled/en-US/consent.gen.ts';
import { text } from './text.ts';

export const consentText = text('consent', en);
