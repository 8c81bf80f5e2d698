import en from './compiled/en-US/changes.gen.ts';
import { text } from './text.ts';

export const changesText = text('changes', en);
