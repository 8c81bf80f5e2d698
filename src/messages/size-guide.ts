import en from './compiled/en-US/size-guide.gen.ts';
import { text } from './text.ts';

export const sizeGuideText = text('size-guide', en);
