import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { PayPalScript } from '../payments/paypal-script.ts';

export const getPayPalScript =
  ({ payPalScript }: { payPalScript: PayPalScript | null }): Handler<'getPayPalScript'> =>
  async ({ context: { locale, currency } }) => {
    if (!payPalScript) throw new CommerceError('PYT404', 404);
    return { status: 200, body: { scriptUrl: payPalScript({ locale, currency }) } };
  };
