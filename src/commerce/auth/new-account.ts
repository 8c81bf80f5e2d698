import type { ConsumerDoc } from '../model/customer.ts';

/** The empty profile of a new account. */
export const newAccount: Omit<ConsumerDoc, 'country' | 'locale' | 'enrolled'> = {
  firstName: null,
  lastName: null,
  phone: null,
  phoneCode: null,
  postalCode: null,
  birthDate: null,
  gender: null,
  interests: [],
  preferredShoeSize: null,
  loyalty: null,
  employee: null,
  athlete: null,
  prosumer: null,
  store: null,
  addresses: [],
  favouriteStoreId: null,
};
