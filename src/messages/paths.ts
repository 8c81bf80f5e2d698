import en from './en/paths.ts';
import { text } from './text.ts';

export const pathsText = text('paths', en);
