import en from './compiled/en-US/carousel.gen.ts';
import { text } from './text.ts';

export const carouselText = text('carousel', en);
