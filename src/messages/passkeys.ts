import en from './compiled/en-US/passkeys.gen.ts';
import { text } from './text.ts';

export const passkeysText = text('passkeys', en);
