import en from './compiled/en-US/address.gen.ts';
import { text } from './text.ts';

export const addressText = text('address', en);
