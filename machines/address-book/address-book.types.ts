import type { Address } from '#openapi/generated/waymark.gen.ts';
import type { AddressFormRules } from '#machines/address-form/address-form.types.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export type AddressKind = 'shipping' | 'billing';

/** A form that the address of the page names, for readers without script. */
export interface OpenedForm {
  /** @fact The kind of address that the form is for. */
  kind: AddressKind;
  /** Null for a new address. */
  addressId: string | null;
  /** What the server has already loaded. */
  loaded: AddressFormRules;
  /** Why the form was refused. */
  failure: ApiFailure | null;
}

export interface AddressBookInput {
  /** The country of the shop: ISO code. */
  country: string;
  /** What the server has already loaded. */
  addresses: Address[] | null;
  opened?: OpenedForm | null;
  /** The id of the address whose removal the page's address asks for, for readers without script. */
  removedId?: string | null;
  /** Why a change that was posted without script was refused. */
  failure?: ApiFailure | null;
}

export interface AddressBookContext extends Omit<AddressBookInput, 'removedId'> {
  /** The form that the page opens with, until it is left. */
  opened: OpenedForm | null;
  /** @fact The kind of address that the form is for. */
  kind: AddressKind;
  /** The address that is edited, removed or made the main one; null for a new one. */
  chosen: Address | null;
  /** Why the last change was refused. */
  failure: ApiFailure | null;
}

export type AddressBookEvent =
  | { type: 'address.added'; kind: AddressKind }
  | { type: 'address.opened'; addressId: string }
  /** The customer leaves the form without saving. */
  | { type: 'editing.cancelled' }
  | { type: 'main.requested'; addressId: string }
  | { type: 'removal.requested'; addressId: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'book.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
