import { type Enrollment, enrollments } from '#src/domain/enrollment.ts';

/** How a shopper came to the form, by the query parameters of catalogue 2. */
export interface SignUpOrigin {
  /** storeNum: the store that invited them. */
  store?: string;
  /** enrollment_marketing_source: the campaign that did. */
  campaign?: string;
  /** Sent as the header `source`. */
  leadSource?: string;
  /** referral_code: the code of whoever referred them to the loyalty programme. */
  referralCode?: string;
}

/** What the address of /sign-up may say. */
export interface SignUpSearch {
  /** Which form. */
  enrollment?: Enrollment;
  /** Fills in the field. */
  email?: string;
  /** With the email, of the link in an order's confirmation: fills in what the guest told with the order. */
  consumerId?: string;
  storeNum?: string;
  enrollment_marketing_source?: string;
  leadSource?: string;
  referral_code?: string;
  /** Where the shopper goes on; to what their profile lacks without it. */
  returnTo?: 'checkout';
}

const codes = /^[A-Za-z0-9 ._-]{1,60}$/;
const referrals = /^[A-Za-z0-9_-]{1,64}$/;
const stores = /^[A-Za-z0-9_-]{1,32}$/;
const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Reads it from an address, without what cannot be. */
export function signUpSearch(search: Record<string, unknown>): SignUpSearch {
  const enrollment = enrollments.find((one) => one === search['enrollment']);
  const email = text(search['email'], /^[^\s@]{1,64}@[^\s@]{1,64}$/);
  const consumerId = text(search['consumerId'], /^[A-Za-z0-9._-]{8,200}$/);
  const storeNum = text(search['storeNum'], stores);
  const campaign = text(search['enrollment_marketing_source'], codes);
  const leadSource = text(search['leadSource'], codes);
  const referralCode = text(search['referral_code'], referrals);
  return {
    ...(enrollment ? { enrollment } : {}),
    ...(email ? { email } : {}),
    ...(consumerId ? { consumerId } : {}),
    ...(storeNum ? { storeNum } : {}),
    ...(campaign ? { enrollment_marketing_source: campaign } : {}),
    ...(leadSource ? { leadSource } : {}),
    ...(referralCode ? { referral_code: referralCode } : {}),
    ...(search['returnTo'] === 'checkout' ? { returnTo: 'checkout' as const } : {}),
  };
}

export const originOf = (search: SignUpSearch): SignUpOrigin => {
  const { storeNum, enrollment_marketing_source, leadSource, referral_code } = search;
  return {
    ...(storeNum ? { store: storeNum } : {}),
    ...(enrollment_marketing_source ? { campaign: enrollment_marketing_source } : {}),
    ...(leadSource ? { leadSource } : {}),
    ...(referral_code ? { referralCode: referral_code } : {}),
  };
};
