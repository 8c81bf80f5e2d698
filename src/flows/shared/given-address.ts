import type { Address } from '#openapi/generated/waymark.gen.ts';

/** Returns an address as a request may have it. */
export const givenAddress = ({ id: _id, addressId: _addressId, ...address }: Address): Address => address;
