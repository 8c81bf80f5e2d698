/** Returns the address of PayPal's script for a page. */
export type PayPalScript = (page: { locale: string; currency: string }) => string;

export interface PayPalScriptOptions {
  /** Without a query: PayPal's, or that of its stand-in. */
  address: string;
  /** Public id of the shop at PayPal. */
  clientId: string;
  intent: 'authorize' | 'capture';
}

export const PAYPAL_ORIGIN = 'https://www.paypal.com';
export const PAYPAL_SCRIPT = `${PAYPAL_ORIGIN}/sdk/js`;

/** `commit=false`: the button in the window is "Continue", because the order is placed in the shop. */
export const createPayPalScript =
  ({ address, clientId, intent }: PayPalScriptOptions): PayPalScript =>
  ({ locale, currency }) => {
    const [language = '', country = ''] = locale.split('-');
    const query = new URLSearchParams({
      'client-id': clientId,
      currency,
      intent,
      commit: 'false',
      components: 'buttons,messages',
      locale: `${language}_${country.toUpperCase()}`,
    });
    return `${address}?${query}`;
  };
