import { contactCategories } from '../contact/subjects.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

/** Lists what a shopper can write about (catalogue 7). */
export const getContactSubjects =
  (): Handler<'getContactSubjects'> =>
  async ({ query: { locale }, context }) =>
    publicly({ categories: contactCategories(locale) }, context);
