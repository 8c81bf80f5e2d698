import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { rulesFor } from '../utilities/address-rules.ts';
import { publicly } from './publicly.ts';

export const getAddressRules =
  (): Handler<'getAddressRules'> =>
  async ({ params, query, context }) => {
    const body = rulesFor(params.countryCode, query.locale, query.form);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/countryCode' });
    return publicly(body, context);
  };
