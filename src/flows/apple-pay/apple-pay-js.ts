import type { WalletContact } from '#src/domain/apple-pay.ts';

/** The part of Apple Pay JS that the shop uses, the same in versions 3 to 14. Amounts are decimal texts: `129.30`. */
export interface LineItem {
  label: string;
  amount: string;
}

export interface WalletMethod extends LineItem {
  identifier: string;
  detail: string;
}

/** The answer to a card and to a delivery: neither can carry an error. */
export interface WalletUpdate {
  newTotal: LineItem;
  newLineItems: LineItem[];
}

export interface WalletContactUpdate extends WalletUpdate {
  newShippingMethods: WalletMethod[];
  errors?: object[];
}

export interface PaymentRequest {
  countryCode: string;
  currencyCode: string;
  merchantCapabilities: string[];
  supportedNetworks: string[];
  requiredShippingContactFields: string[];
  requiredBillingContactFields: string[];
  shippingMethods: WalletMethod[];
  lineItems: LineItem[];
  total: LineItem;
}

/** What the sheet calls; a session has them as properties. */
export interface WalletHandlers {
  onvalidatemerchant: () => void;
  onpaymentmethodselected: () => void;
  onshippingcontactselected: (event: { shippingContact: WalletContact }) => void;
  onshippingmethodselected: (event: { shippingMethod: WalletMethod }) => void;
  onpaymentauthorized: (event: {
    payment: { token: { paymentData: unknown }; shippingContact?: WalletContact; billingContact?: WalletContact };
  }) => void;
  oncancel: () => void;
}

export interface WalletSession {
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: object): void;
  completePaymentMethodSelection(update: WalletUpdate): void;
  completeShippingContactSelection(update: WalletContactUpdate): void;
  completeShippingMethodSelection(update: WalletUpdate): void;
  completePayment(result: { status: number; errors?: object[] }): void;
}

declare global {
  interface Window {
    ApplePaySession?: {
      new (version: number, request: PaymentRequest): WalletSession;
      readonly STATUS_SUCCESS: number;
      readonly STATUS_FAILURE: number;
      supportsVersion(this: void, version: number): boolean;
      canMakePayments(): boolean;
    };
    ApplePayError?: new (code: string, contactField?: string, message?: string) => object;
  }
}
