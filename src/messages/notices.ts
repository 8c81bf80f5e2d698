import notices from './compiled/en-US/notices.gen.ts';
import { text } from './text.ts';

export const noticesText = text('notices', notices);
