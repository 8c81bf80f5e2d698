import en from './en/header.ts';
import { text } from './text.ts';

export const headerText = text('header', en);
