import type { Handler } from '../contract.ts';
import { countryList } from '../utilities/countries.ts';
import { publicly } from './publicly.ts';

export const getCountryList =
  (): Handler<'getCountryList'> =>
  async ({ query, context }) =>
    publicly(countryList(query.locale), context);
