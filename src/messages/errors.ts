import { errorMessages } from './en/errors.ts';
import { text } from './text.ts';

/** What the shopper reads for each code of the error catalogue (core 8). */
export const errorsText = text('errors', errorMessages);
