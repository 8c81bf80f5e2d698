import en from './compiled/en-US/statebook.gen.ts';
import { text } from './text.ts';

export const statebookText = text('statebook', en);
