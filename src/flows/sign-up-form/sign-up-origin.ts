import { type Enrollment, enrollments } from '#src/domain/enrollment.ts';

/** How a shopper came to the form, by the query parameters of catalogue 2. */
export interface SignUpOrigin {
  /** storeNum: the store that invited them. */
  store?: string;
  /** enrollment_marketing_source: the campaign that did. */
  campaign?: string;
  /** Sent as the header `source`. */
  leadSource?: string;
}

/** What the address of /sign-up may say. */
export interface SignUpSearch {
  /** Which form. */
  enrollment?: Enrollment;
  /** Fills in the field. */
  email?: string;
  storeNum?: string;
  enrollment_marketing_source?: string;
  leadSource?: string;
  /** Where the shopper goes on; to their account without it. */
  returnTo?: 'checkout';
}

const codes = /^[A-Za-z0-9 ._-]{1,60}$/;
const stores = /^[A-Za-z0-9_-]{1,32}$/;
const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Reads it from an address, without what cannot be. */
export function signUpSearch(search: Record<string, unknown>): SignUpSearch {
  const enrollment = enrollments.find((one) => one === search['enrollment']);
  const email = text(search['email'], /^[^\s@]{1,64}@[^\s@]{1,64}$/);
  const storeNum = text(search['storeNum'], stores);
  const campaign = text(search['enrollment_marketing_source'], codes);
  const leadSource = text(search['leadSource'], codes);
  return {
    ...(enrollment ? { enrollment } : {}),
    ...(email ? { email } : {}),
    ...(storeNum ? { storeNum } : {}),
    ...(campaign ? { enrollment_marketing_source: campaign } : {}),
    ...(leadSource ? { leadSource } : {}),
    ...(search['returnTo'] === 'checkout' ? { returnTo: 'checkout' as const } : {}),
  };
}

export const originOf = ({ storeNum, enrollment_marketing_source, leadSource }: SignUpSearch): SignUpOrigin => ({
  ...(storeNum ? { store: storeNum } : {}),
  ...(enrollment_marketing_source ? { campaign: enrollment_marketing_source } : {}),
  ...(leadSource ? { leadSource } : {}),
});
