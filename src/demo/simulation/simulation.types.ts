import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { ShopCountry } from '#src/commerce/model/locale.ts';

export type AddressOutcome = 'po-box' | 'cannot-ship' | 'suggestion' | 'invalid' | 'no-tax';

/** An address whose `match` fields are these (case and spaces ignored) causes `outcome`. */
export interface AddressCase {
  outcome: AddressOutcome;
  errorId: Extract<ErrorId, 'SHP500' | 'PAY401' | 'TAX309' | 'CHK320' | 'CHK380'> | null;
  country: ShopCountry;
  match: { field: 'addressLine1' | 'city' | 'postalCode' | 'province'; pattern: string };
  example: { addressLine1: string; city: string; province: string | null; postalCode: string };
  suggestion: { addressLine1: string; city: string; province: string | null; postalCode: string } | null;
}

/** A tax that is decided while an order is placed: it comes on top of what was shown (TAX310). */
export interface TaxChange {
  country: ShopCountry;
  /** What an address there says beside the postal code. */
  town: string;
  postalCode: string;
  name: string;
  basisPoints: number;
}
