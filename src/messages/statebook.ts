import en from './en/statebook.ts';
import { text } from './text.ts';

export const statebookText = text('statebook', en);
