import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface LookupFields {
  orderNumber: string;
  email: string;
}

export interface OrderLookupContext {
  /** The fields of the look-up: the call is repeated with them after the bot check. */
  fields: LookupFields | null;
  /** Token of the bot check, for one call; null if there was none. */
  token: string | null;
  found: Purchase | null;
  failure: ApiFailure | null;
}

export type OrderLookupEvent = { type: 'lookup.submitted'; fields: LookupFields };
