import en from './en/listing.ts';
import { text } from './text.ts';

export const listingText = text('listing', en);
