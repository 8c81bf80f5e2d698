import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface LookupFields {
  orderNumber: string;
  email: string;
}

export interface OrderLookupContext {
  /** What is looked for: it is called with again after the bot check. */
  fields: LookupFields | null;
  /** Of the bot check, for one call; null where none was asked for. */
  token: string | null;
  found: Purchase | null;
  failure: ApiFailure | null;
}

export type OrderLookupEvent = { type: 'lookup.submitted'; fields: LookupFields };
