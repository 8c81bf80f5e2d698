import en from './compiled/en-US/location-selector.gen.ts';
import { text } from './text.ts';

export const locationSelectorText = text('location-selector', en);
