import type { Address, AddressFormKind, AddressRules, Cart, CountryEntry } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the form loads before it can be shown. */
export interface AddressFormRules {
  rules: AddressRules;
  /** The options, with dial codes. */
  countries: CountryEntry[];
  /** The addresses of the customer's address book for this form; null for a guest, and if they could not be read. */
  book: Address[] | null;
  /** E-mail, name and phone from the customer's profile; null for a guest, and if they could not be read. */
  contact: Address | null;
  /**
   * What was typed here before and not submitted; null if nothing was. A billing form begins with the rules of the
   * draft's country.
   */
  draft: Address | null;
}

/** The current values of the fields, to be stored for this tab. */
export interface DraftCommand {
  type: 'draft.kept';
  form: AddressFormKind;
  draft: Address;
}

export interface AddressFormInput {
  /** A pickup form asks only for the contact. */
  form: AddressFormKind;
  /** ISO code: the locale's country, or that of the address. */
  country: string;
  /** The address that the cart has already. */
  address: Address | null;
  /** True if the form asks a guest's e-mail, with the first address. */
  asksEmail: boolean;
  /** Id of the collection point; absent if a store is the place of collection. */
  point?: string;
  /** Id of the address of the address book that the form changes; absent in the checkout, and for a new one. */
  savedId?: string;
  /** Why the form is shown again, if so. */
  failure?: ApiFailure | null;
  /** What the server has already loaded, for the page without script. */
  loaded?: AddressFormRules | null;
}

export interface AddressFormContext {
  form: AddressFormKind;
  country: string;
  asksEmail: boolean;
  point: string | null;
  savedId: string | null;
  rules: AddressRules | null;
  countries: CountryEntry[];
  book: Address[] | null;
  contact: Address | null;
  /** What was typed before the page was left. */
  draft: Address | null;
  /** What was submitted last. */
  address: Address | null;
  /** The better spelling that the address service suggests. */
  suggestion: Address | null;
  /** The cart with the address. */
  cart: Cart | null;
  failure: ApiFailure | null;
  /** @fact The customer wants the address saved in the address book, too. */
  isKept: boolean;
}

export type AddressFormEvent =
  /** A field was changed; `draft` has the current values of all fields. */
  | { type: 'address.typed'; draft: Address }
  /** Typed, or chosen from the address book (then with its `addressId`). */
  | { type: 'address.submitted'; address: Address; isKept?: boolean }
  /** The shopper has read that the address book refused the address. */
  | { type: 'keeping.passed' }
  | { type: 'suggestion.accepted' }
  /** The shopper uses the address as typed. */
  | { type: 'suggestion.declined' }
  /** The shopper wants to edit the address again. */
  | { type: 'address.reopened' }
  /** The shopper chose another country for the bill. */
  | { type: 'country.chosen'; country: string }
  | { type: 'form.retried' }
  /** From the session: a guest has signed in, or made an account. */
  | { type: 'customer.arrived' };

/** The cart with the address in it; null if the address went into the address book only. */
export interface AddressFormOutput {
  cart: Cart | null;
}

/** `busy`: waits for an answer. `editable`: the fields accept input. */
export type AddressFormTag = 'busy' | 'editable';
