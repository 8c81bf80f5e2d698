import en from './compiled/en-US/demo-guide.gen.ts';
import { text } from './text.ts';

export const demoGuideText = text('demo-guide', en);
