import type { Handler } from '../contract.ts';
import type { PayPalScript } from '../payments/paypal-script.ts';

export const getPayPalScript =
  ({ payPalScript }: { payPalScript: PayPalScript | null }): Handler<'getPayPalScript'> =>
  async ({ context: { locale, currency } }) => ({
    status: 200,
    body: payPalScript ? { scriptUrl: payPalScript({ locale, currency }) } : {},
  });
