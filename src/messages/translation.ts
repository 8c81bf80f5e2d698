import en from './compiled/en-US/translation.gen.ts';
import { text } from './text.ts';

export const translationText = text('translation', en);
