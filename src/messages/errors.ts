import errorMessages from './compiled/en-US/errors.gen.ts';
import { text } from './text.ts';

/** The shopper's message for each error code (core 8). */
export const errorsText = text('errors', errorMessages);
