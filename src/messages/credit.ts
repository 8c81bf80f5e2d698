import en from './compiled/en-US/credit.gen.ts';
import { text } from './text.ts';

export const creditText = text('credit', en);
