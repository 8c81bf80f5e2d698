import en from './compiled/en-US/person.gen.ts';
import { text } from './text.ts';

export const personText = text('person', en);
