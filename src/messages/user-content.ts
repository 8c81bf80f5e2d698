import en from './compiled/en-US/user-content.gen.ts';
import { text } from './text.ts';

export const userContentText = text('user-content', en);
