import en from './en/credit.ts';
import { text } from './text.ts';

export const creditText = text('credit', en);
