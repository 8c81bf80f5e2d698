import en from './compiled/en-US/fields.gen.ts';
import { text } from './text.ts';

/** What the fields of forms say themselves. A file of its own: a product page has no field. */
export const fieldsText = text('fields', en);
