import en from './en/demo-guide.ts';
import { text } from './text.ts';

export const demoGuideText = text('demo-guide', en);
