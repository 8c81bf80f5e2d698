import en from './compiled/en-US/video.gen.ts';
import { text } from './text.ts';

export const videoText = text('video', en);
