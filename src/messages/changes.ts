import en from './en/changes.ts';
import { text } from './text.ts';

export const changesText = text('changes', en);
