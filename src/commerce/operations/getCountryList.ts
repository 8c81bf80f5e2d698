import type { Handler } from '../contract.ts';
import { countryList } from '../utilities/countries.ts';

export const getCountryList =
  (): Handler<'getCountryList'> =>
  async ({ query }) => ({ status: 200, body: countryList(query.locale) });
