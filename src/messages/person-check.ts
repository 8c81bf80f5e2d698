import en from './compiled/en-US/person-check.gen.ts';
import { text } from './text.ts';

export const personCheckText = text('person-check', en);
