import errorMessages from './compiled/en-US/errors.gen.ts';
import { text } from './text.ts';

/** What the shopper reads for each code of the error catalogue (core 8). */
export const errorsText = text('errors', errorMessages);
