import en from './compiled/en-US/signed-out.gen.ts';
import { text } from './text.ts';

export const signedOutText = text('signed-out', en);
