import { countryOf, type LocaleCode, regionOf } from '#src/domain/locale.ts';

/** What the operations are sent, of what was typed into a form without script. */

/** The body of a form whose fields are those of the operation, and all needed. */
export const texts =
  (...names: string[]) =>
  (typed: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, typed.get(name) ?? '']));

/** Those of the fields that are filled in. */
const filledIn = (typed: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = typed.get(name)?.trim();
      return value ? [[name, value] as const] : [];
    }),
  );

const optional = [
  'enrollment',
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'postalCode',
  'gender',
  'store',
  'campaignName',
];

/** The body of a sign-up. Outside EMEA one box stands for all terms. */
export function signUpBody(typed: URLSearchParams, locale: LocaleCode): object {
  const agrees = typed.has('policy');
  return {
    ...texts('email', 'password')(typed),
    ...filledIn(typed, optional),
    newsletter: typed.has('newsletter'),
    optInAccepted: typed.has('optInAccepted'),
    loyaltyTerms: typed.has('loyaltyTerms'),
    termsConditionsAndPolicy: agrees,
    isTermsConfirmed: regionOf(locale) === 'EMEA' ? typed.has('brandTerms') : agrees,
  };
}

/** The body of a message to the shop. One field has category and subject: `order/delivery`. */
export function contactBody(typed: URLSearchParams): object {
  const [category = '', subject = ''] = (typed.get('subject') ?? '').split('/');
  const orderNumber = typed.get('orderNumber')?.trim();
  return {
    requestType: 'CONTACT',
    organization: 'WAYMARK',
    payload: {
      category,
      subject,
      ...texts('name', 'email', 'message')(typed),
      ...(orderNumber ? { orderNumber } : {}),
    },
  };
}

/** The body of the customer's details. An empty text deletes what may be deleted. */
export function profileBody(typed: URLSearchParams): object {
  const deleted = Object.fromEntries(['phone', 'postalCode'].map((name) => [name, typed.get(name)?.trim() ?? '']));
  return {
    consumerProfile: {
      consumerDetails: { ...deleted, ...filledIn(typed, ['firstName', 'lastName', 'birthDate', 'gender']) },
      preferences: { preferredShoeSize: typed.get('preferredShoeSize')?.trim() ?? '' },
    },
  };
}

/** All values of a field: of a group of boxes, those that are ticked (src/ui/text/Chip.tsx). */
const joined = (typed: URLSearchParams, name: string): string => typed.getAll(name).join('|');

/** The body of the customer's interests. */
export const interestsBody = (typed: URLSearchParams): object => ({
  consumerProfile: { preferences: { interests: joined(typed, 'interests') } },
});

const placeFields = [
  'firstName',
  'lastName',
  'phone',
  'recipientContactPhone',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'city',
  'province',
];

/** The body of an address of the book. A changed one keeps its kind. */
export const addressBody = (typed: URLSearchParams, locale: LocaleCode): object => ({
  address: {
    ...filledIn(typed, placeFields),
    country: typed.get('country') ?? countryOf(locale),
    approachType: typed.get('add') === 'billing' ? 'B' : 'S',
  },
});
