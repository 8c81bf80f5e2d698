import { notices } from './en/notices.ts';
import { text } from './text.ts';

export const noticesText = text('notices', notices);
