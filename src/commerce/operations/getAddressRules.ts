import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { SmsSender } from '../mail/sms-sender.ts';
import { rulesFor } from '../utilities/address-rules.ts';
import { publicly } from './publicly.ts';

export const getAddressRules =
  ({ smsSender }: { smsSender: SmsSender | null }): Handler<'getAddressRules'> =>
  async ({ params, query, context }) => {
    const body = rulesFor(params.countryCode, query.locale, query.form);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/countryCode' });
    const hasTexts = smsSender !== null && query.form !== 'billing';
    return publicly(hasTexts ? { ...body, orderTexts: true } : body, context);
  };
