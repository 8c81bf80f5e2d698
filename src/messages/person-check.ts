import en from './en/person-check.ts';
import { text } from './text.ts';

export const personCheckText = text('personCheck', en);
