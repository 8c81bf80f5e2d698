import en from './compiled/en-US/picture-zoom.gen.ts';
import { text } from './text.ts';

export const pictureZoomText = text('picture-zoom', en);
