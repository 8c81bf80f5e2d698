import en from './compiled/en-US/listing.gen.ts';
import { text } from './text.ts';

export const listingText = text('listing', en);
