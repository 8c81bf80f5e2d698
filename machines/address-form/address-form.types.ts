import type { Address, AddressFormKind, AddressRules, Cart, CountryEntry } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the form must know before it can ask. */
export interface AddressFormRules {
  rules: AddressRules;
  /** To choose from, with dial codes. */
  countries: CountryEntry[];
  /**
   * What the customer's address book has for this form; null where there is none: for a guest, and when nobody could
   * say.
   */
  book: Address[] | null;
  /**
   * What the customer's profile knows of them: e-mail, name and phone; null where there is none to ask, and when nobody
   * could say.
   */
  contact: Address | null;
  /**
   * What was typed here before, and not sent; null when nothing was. A bill is asked by the rules of its country at
   * first.
   */
  draft: Address | null;
}

/** What the fields hold just now, to be kept for this tab. */
export interface DraftCommand {
  type: 'draft.kept';
  form: AddressFormKind;
  draft: Address;
}

export interface AddressFormInput {
  /** For a pickup only who collects is asked. */
  form: AddressFormKind;
  /** ISO code: the locale's country, or that of the address. */
  country: string;
  /** What the cart knows already. */
  address: Address | null;
  /** A guest's e-mail is asked with the first address. */
  asksEmail: boolean;
  /** The collection point that what is collected goes to; without one it is a store's. */
  point?: string;
  /** Why the shopper is asked again, if so. */
  failure?: ApiFailure | null;
}

export interface AddressFormContext {
  form: AddressFormKind;
  country: string;
  asksEmail: boolean;
  point: string | null;
  rules: AddressRules | null;
  countries: CountryEntry[];
  book: Address[] | null;
  contact: Address | null;
  /** As it was typed before the page was left. */
  draft: Address | null;
  /** As it was submitted last. */
  address: Address | null;
  /** A better spelling that the address service knows. */
  suggestion: Address | null;
  /** The cart that holds the address. */
  cart: Cart | null;
  failure: ApiFailure | null;
  /** @fact The customer wants it in the address book, too. */
  isKept: boolean;
}

export type AddressFormEvent =
  /** A field was changed: what all of them hold now. */
  | { type: 'address.typed'; draft: Address }
  /** Typed, or chosen from the address book (then with its `addressId`). */
  | { type: 'address.submitted'; address: Address; isKept?: boolean }
  /** The shopper has read that the address book did not take it. */
  | { type: 'keeping.passed' }
  | { type: 'suggestion.accepted' }
  /** The shopper keeps the address as typed. */
  | { type: 'suggestion.declined' }
  /** The shopper wants to type it once more. */
  | { type: 'address.reopened' }
  /** A bill may go to any country. */
  | { type: 'country.chosen'; country: string }
  | { type: 'form.retried' };

/** The cart as it is with the address in it. */
export interface AddressFormOutput {
  cart: Cart;
}

/** `busy`: an answer is waited for. `editable`: the fields take text. */
export type AddressFormTag = 'busy' | 'editable';
