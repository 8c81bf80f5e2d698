import type { Channel, ConsumerType } from '#openapi/generated/waymark.gen.ts';
import type { Currency, LocaleCode, ShopCountry } from './locale.ts';

export interface Voucher {
  id: string;
  points: number;
  amount: number;
  currency: Currency;
}

export interface SavedAddress {
  id: string;
  /** S shipping, B billing (core 3). */
  approachType: 'S' | 'B';
  main: boolean;
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  province: string | null;
  postalCode: string;
  /** For a billing address, any country that forms offer. */
  country: string;
  phone: string;
  phoneCode: string;
  /** With + and the dial code: who receives the parcels, if it is somebody else. */
  recipientContactPhone?: string;
}

/** The document of a customer's row: the data without a column of its own. */
export interface ConsumerDoc {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  phoneCode: string | null;
  postalCode: string | null;
  country: ShopCountry;
  locale: LocaleCode;
  /** ISO date. */
  birthDate: string | null;
  gender: 'female' | 'male' | 'other' | null;
  interests: string[];
  preferredShoeSize: string | null;
  /** True if a text message tells them that a parcel leaves. */
  hasOrderTexts?: boolean;
  /** ISO date of that choice. */
  orderTextsChosenAt?: string;
  loyalty: {
    memberId: string;
    /** Null: they have not confirmed it yet. */ optedInOn: string | null;
    points: number;
    vouchers: Voucher[];
    /** The code of whoever referred them, as they told it; absent without one. */
    referralCode?: string;
  } | null;
  /** The year's spend is the sum of their orders. */
  employee: { isTermsAccepted: boolean; annualCap: number; currency: Currency } | null;
  /** `currentSpend` is the credit that was used before orders counted; orders add to it. */
  athlete: { currentSpend: number; annualCredit: number; currency: Currency } | null;
  prosumer: { type: 'WRANX' | 'IPA'; annualCredit: number; currency: Currency } | null;
  /** Only for associates. */
  store: { storeId: string; storeEmployeeId: string } | null;
  addresses: SavedAddress[];
  favouriteStoreId: string | null;
  /** Origin of a sign-up; absent for customers who did not sign up here. */
  enrolled?: {
    /** ISO time, at which the terms were agreed to. */
    on: string;
    source: string | null;
    /** Absent in older accounts. */
    channel?: Channel;
    store: string | null;
    campaign: string | null;
  };
}

/** A customer or employee with an account. */
export interface Consumer {
  id: string;
  consumerNo: string;
  /** Lower case. */
  email: string;
  consumerType: ConsumerType;
  isLocked: boolean;
  points: number;
  /** How much of this year's athlete credit orders have used. */
  creditSpent: number;
  doc: ConsumerDoc;
}
