import en from './en/address.ts';
import { text } from './text.ts';

export const addressText = text('address', en);
