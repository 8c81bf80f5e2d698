import en from './compiled/en-US/header.gen.ts';
import { text } from './text.ts';

export const headerText = text('header', en);
