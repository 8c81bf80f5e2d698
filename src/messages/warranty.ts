import en from './compiled/en-US/warranty.gen.ts';
import { text } from './text.ts';

export const warrantyText = text('warranty', en);
