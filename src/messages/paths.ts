import en from './compiled/en-US/paths.gen.ts';
import { text } from './text.ts';

export const pathsText = text('paths', en);
