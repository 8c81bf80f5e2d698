import en from './compiled/en-US/privacy.gen.ts';
import { text } from './text.ts';

export const privacyText = text('privacy', en);
