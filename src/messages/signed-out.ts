import en from './en/signed-out.ts';
import { text } from './text.ts';

export const signedOutText = text('signedOut', en);
