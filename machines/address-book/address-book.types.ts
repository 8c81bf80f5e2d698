import type { Address } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export type AddressKind = 'shipping' | 'billing';

export interface AddressBookInput {
  /** The country of the shop: ISO code. */
  country: string;
  /** What the server has already loaded. */
  addresses: Address[] | null;
}

export interface AddressBookContext extends AddressBookInput {
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
